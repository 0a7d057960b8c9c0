import type { Rating } from '@brink/club';

/** One of those who played a finished game. */
export interface ArchivedSide {
  readonly seat: number;
  readonly side: string;
  readonly user?: string;
  readonly bot?: string;
  readonly name: string;
  /** 1 for a win, ½ for a draw, 0 for a loss. */
  readonly score: number;
}

/** What is known of a finished game, whether it was played here or brought along. */
export interface ArchivedGame {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly ended: number;
  readonly turn: number;
  readonly manner: string;
  readonly winner: string;
  readonly moves: number;
  readonly rated: boolean;
  readonly isOpen: boolean;
  readonly owner?: string;
  readonly sides: readonly ArchivedSide[];
}

/** A game on its way into the archive. */
export interface NewArchivedGame extends ArchivedGame {
  /** The cards that were headlined. */
  readonly headlines: readonly number[];
  /** The record, as JSON. */
  readonly record: string;
}

export interface ArchiveFilter {
  /** Names in small letters. */
  readonly player?: string;
  readonly opponent?: string;
  /** The side `player` had. */
  readonly side?: string;
  readonly winner?: string;
  readonly game?: string;
  readonly scenario?: string;
  readonly manner?: string;
  readonly fromTurn?: number;
  readonly toTurn?: number;
  readonly headline?: number;
  /** Only what this user has uploaded. */
  readonly owner?: string;
  /** The next page: games that ended earlier. */
  readonly before?: number;
  readonly limit: number;
}

/** Results of a user with one side of one game, by how the games ended. */
export interface Tally {
  readonly game: string;
  readonly side: string;
  readonly manner: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface OpponentTally {
  readonly name: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface Archive {
  /** Takes note of a game played here, once; with new ratings if it was rated. */
  settle(game: NewArchivedGame): Promise<boolean>;
  /** Games that are over and that nobody has taken note of. */
  unsettled(limit: number): Promise<string[]>;
  add(game: NewArchivedGame): Promise<void>;
  /** Removes what a user has uploaded. */
  remove(id: string, owner: string): Promise<boolean>;
  find(id: string): Promise<ArchivedGame | undefined>;
  recordOf(id: string): Promise<string | undefined>;
  search(filter: ArchiveFilter): Promise<ArchivedGame[]>;
  /** The records of public games that ended after `after`, in that order. */
  records(after: { ended: number; id: string }, limit: number): Promise<ArchivedRecord[]>;
  tallies(user: string): Promise<Tally[]>;
  opponents(user: string, limit: number): Promise<OpponentTally[]>;
  /** When a user let his time run out against people, since then. */
  timeouts(user: string, since: number): Promise<number[]>;
}

export interface ArchivedRecord {
  readonly id: string;
  readonly ended: number;
  readonly record: string;
}

export interface StoredRating extends Rating {
  readonly game: string;
  readonly side: string;
  readonly games: number;
  readonly updated: number;
}

export interface RatingPoint {
  readonly at: number;
  readonly rating: number;
  readonly deviation: number;
}

export interface RankedPlayer extends StoredRating {
  readonly user: string;
  readonly name: string;
  readonly kind: string;
}

export interface Ratings {
  of(user: string): Promise<StoredRating[]>;
  history(user: string, game: string, side: string): Promise<RatingPoint[]>;
  /** The strongest first; only those that are known well enough. */
  best(game: string, side: string, limit: number): Promise<RankedPlayer[]>;
}

/** What a community keeps. */
export interface ClubStore {
  readonly archive: Archive;
  readonly ratings: Ratings;
}
