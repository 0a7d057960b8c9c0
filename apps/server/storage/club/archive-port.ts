import type { Played } from '@brink/kernel';

/** One of those who played a finished game. */
export interface ArchivedSide {
  readonly seat: number;
  readonly side: string;
  readonly user?: string;
  readonly bot?: string;
  readonly name: string;
  /** 1 for a win, ½ for a draw, 0 for a loss. */
  readonly score: number;
  /** He has an account now. */
  readonly hasProfile?: boolean;
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

/** One who took a seat, with what the ratings and the moderation want to know. */
export interface PlayedSide extends ArchivedSide {
  /** Where several seats play together. */
  readonly team?: number;
  /** He left the seat to a bot: whatever that did, he has lost. */
  readonly hasLeft?: boolean;
  /** He let his time run out, whatever became of the game. */
  readonly hasTimedOut?: boolean;
}

/** A game of the archive, to be played again. */
export interface Rehearsable {
  readonly id: string;
  readonly record: string;
  readonly told: string | null;
}

/** A game on its way into the archive. */
export interface NewArchivedGame extends ArchivedGame {
  /** A fingerprint of its log, so that a later program can prove that it tells the same. */
  readonly told: string;
  readonly sides: readonly PlayedSide[];
  /** The cards that were headlined. */
  readonly headlines: readonly number[];
  /** The record, as JSON. */
  readonly record: string;
  /** What was played in it, for the explorer; nothing where that cannot be counted. */
  readonly played?: Played | undefined;
}

export interface ArchiveFilter {
  /** Names in lower case. */
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
  /** The next page: games that ended earlier, or then with a later id. */
  readonly before?: number;
  readonly beforeId?: string;
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
  /** The level of a bot of the server. */
  readonly bot?: string;
  /** He has an account now. */
  readonly hasProfile?: boolean;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface Archive {
  /** Takes note of a game played here, once; with new ratings if it was rated. */
  settle(game: NewArchivedGame): Promise<boolean>;
  /** Games that are over and that nobody has taken note of. */
  unsettled(limit: number, after?: string): Promise<string[]>;
  add(game: NewArchivedGame): Promise<void>;
  /** How many games a user has uploaded. */
  uploadsOf(owner: string): Promise<number>;
  /** Removes what a user has uploaded. */
  remove(id: string, owner: string): Promise<boolean>;
  find(id: string): Promise<ArchivedGame | undefined>;
  /** Those of these games that are there, the newest first. */
  among(ids: readonly string[]): Promise<ArchivedGame[]>;
  recordOf(id: string): Promise<string | undefined>;
  search(filter: ArchiveFilter): Promise<ArchivedGame[]>;
  /** How many games there are. */
  size(): Promise<number>;
  /** Games with a greater id, to be played again; those of before fingerprints have none. */
  toRehearse(after: string, limit: number): Promise<Rehearsable[]>;
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
