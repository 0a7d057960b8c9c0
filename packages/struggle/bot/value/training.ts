import type { Ai } from '@brink/kernel';
import type { Table, World } from '../../world.ts';
import type { Features } from './features.ts';
import type { Learned } from './linear.ts';

/** What a game hands to those who train its bot. */
export interface Training {
  readonly features: Features;
  /** The logarithm of the odds of the US as the evaluation by hand has it. */
  readonly oddsByHand: (game: Table) => number;
  /** A bot that has learned this. */
  readonly aiWith: (learned: Learned) => Ai<World>;
  /** What it has learned so far. */
  readonly learned: Learned;
}
