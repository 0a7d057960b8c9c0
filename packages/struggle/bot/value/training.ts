import type { Ai } from '@brink/kernel';
import type { Learned, ValueTraining } from '@brink/kernel/learned-value';
import type { World } from '../../world.ts';
import type { Mind } from '../ai.ts';
import type { CardFeatures } from '../policy/card-features.ts';
import type { LearnedPolicy } from '../policy/policy.ts';

/** What a bot has learned: what positions are worth, and which cards are worth a look. */
export interface Lessons {
  readonly value: Learned;
  /** Of games whose searches have taught it. */
  readonly policy?: LearnedPolicy;
}

/** What a game of the family hands to those who train its bot. */
export interface Training extends ValueTraining<World> {
  readonly cardFeatures: CardFeatures;
  /** How good choices look at once, by the same bot as the features. */
  readonly suggest: Mind['suggest'];
  readonly aiWith: (lessons: Lessons) => Ai<World>;
  readonly lessons: Lessons;
}
