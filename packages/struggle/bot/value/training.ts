import type { Ai } from '@brink/kernel';
import type { Learned, ValueTraining } from '@brink/kernel/learned-value';
import type { Table, World } from '../../world.ts';
import type { Mind } from '../ai.ts';
import type { LearnedPlays } from '../experience.ts';
import type { CardFeatures } from '../policy/card-features.ts';
import type { LearnedPolicy } from '../policy/policy.ts';
import type { LearnedLeads } from './leads.ts';

/** What a bot has learned: what positions, leads and plays are worth, and which cards are worth a look. */
export interface Lessons {
  readonly value: Learned;
  /** Where they are kept apart from the value; else they are taken from it. */
  readonly leads?: LearnedLeads;
  readonly plays?: LearnedPlays;
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

/** The same of a game whose bot learns what ways to play a card bring. */
export interface PlayTraining extends Training {
  /** How much a VP moves the logarithm of the odds now, by hand. */
  readonly oddsOfPoint: (game: Table) => number;
  /** The part of the game for which plays are judged apart. */
  readonly stageOf: (game: Table) => number;
}
