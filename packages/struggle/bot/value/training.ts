import type { Ai } from '@brink/kernel';
import type { Table, World } from '../../world.ts';
import type { Mind } from '../ai.ts';
import type { CardFeatures } from '../policy/card-features.ts';
import type { LearnedPolicy } from '../policy/policy.ts';
import type { Features } from './features.ts';
import type { Learned } from './linear.ts';

/** What a bot has learned: what positions are worth, and which cards are worth a look. */
export interface Lessons {
  readonly value: Learned;
  /** Of games whose searches have taught it. */
  readonly policy?: LearnedPolicy;
}

/** What a game hands to those who train its bot. */
export interface Training {
  readonly features: Features;
  /** The logarithm of the odds of the US as the evaluation by hand has it. */
  readonly oddsByHand: (game: Table) => number;
  readonly cardFeatures: CardFeatures;
  /** How good choices look at once, by the same bot as the features. */
  readonly suggest: Mind['suggest'];
  /** A bot that has learned this. */
  readonly aiWith: (lessons: Lessons) => Ai<World>;
  /** What it has learned so far. */
  readonly lessons: Lessons;
}
