import type { GamePackage } from '@brink/kernel';
import type { Table, World } from '@brink/struggle';

/** A group that cards and scores are told by. */
export interface RegionFacts {
  readonly id: string;
  /** The cards that score it. */
  readonly scoredBy: readonly number[];
}

/**
 * What the staff has to know of one game of the family beyond its rules. All that the rules can
 * tell is asked of them: the staff plays copies of the game and looks at what they become.
 */
export interface Theatre {
  readonly id: string;
  readonly package: Pick<
    GamePackage<World>,
    'outcome' | 'determinise' | 'caution' | 'choiceName' | 'choiceOf' | 'ai'
  >;
  /** Regions in the order of the log's numbers. */
  readonly regions: readonly RegionFacts[];
  /** Carries out final scoring on a copy. */
  readonly scoreFinally: (game: Table) => void;
  readonly periods: readonly string[];
  /** The place in `periods` of the deck that a card belongs to, -1 for guests. */
  readonly periodOf: (card: number) => number;
  /** Turns before which the decks of later periods join, in the order of the waiting zones. */
  readonly joins: readonly number[];
  /** Places in `regions` that the event of a card touches. */
  readonly regionsOf: (card: number) => readonly number[];
  /** How an event can begin a nuclear war in the round of whoever plays it. */
  readonly dangerOf: (card: number) => string | undefined;
}
