import type { Tournament } from '@brink/club';
import type { ClockSetting } from '@brink/protocol';
import type { StoredGame } from '../port.ts';

/** A tournament or league: who runs it, what is played, and how it stands. */
export interface StoredTournament {
  readonly id: string;
  readonly organiser: string;
  readonly created: number;
  readonly name: string;
  readonly about: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockSetting;
  readonly rated: boolean;
  readonly state: Tournament;
}

/** What becomes of a tournament, and the games that begin with it. */
export interface TournamentChange {
  readonly state: Tournament;
  readonly games: readonly { readonly game: StoredGame; readonly secret: Uint8Array }[];
}

/** The results a tournament waits for: scores by user, for each game that is over. */
export type Scores = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface Tournaments {
  add(tournament: StoredTournament): Promise<void>;
  find(id: string): Promise<StoredTournament | undefined>;
  list(filter: { readonly status?: string; readonly limit: number }): Promise<StoredTournament[]>;
  /** Those that are played, and those that should begin. */
  attended(now: number): Promise<string[]>;
  /**
   * Changes a tournament while nobody else does. Without an answer it stays as it is. Answers
   * with the tournament as it is now.
   */
  change(
    id: string,
    work: (tournament: StoredTournament) => Promise<TournamentChange | undefined>,
  ): Promise<StoredTournament | undefined>;
  scores(games: readonly string[]): Promise<Scores>;
  /** Wins, draws and losses by user and side. */
  bySide(id: string): Promise<readonly SideTally[]>;
}

export interface SideTally {
  readonly user: string;
  readonly side: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}
