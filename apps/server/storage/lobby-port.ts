import type { SeekPace } from '@brink/protocol';
import type { StoredGame } from './port.ts';

/** Somebody who should move soon. */
export interface ShortOfTime {
  readonly user: string;
  readonly game: string;
  readonly package: string;
  readonly deadline: number;
}

/** What host and guest agree on before a game. */
export type Terms = Pick<StoredGame, 'options' | 'rules' | 'clock' | 'staff' | 'seats'>;

/** A game for two who looked for one. */
export interface Match {
  readonly opponent: string;
  readonly game: StoredGame;
  readonly secret: Uint8Array;
}

/** Somebody who looks for an opponent. */
export interface StoredSeek {
  readonly user: string;
  readonly name: string;
  readonly game: string;
  readonly pace: SeekPace;
  readonly rated: boolean;
  readonly anyRating: boolean;
  /** Since when they look. */
  readonly since: number;
  readonly rating: number;
  readonly seedCommitment?: string;
}

export type NewSeek = Omit<StoredSeek, 'name' | 'since' | 'rating'>;

/** Tables before and after a game. */
export interface LobbyStore {
  /** Everybody who looks for an opponent now. */
  seeks(now: number): Promise<StoredSeek[]>;
  /**
   * Somebody looks on until a time. `match` is given them and those they may play with, and makes a
   * game with one of those, or none; the answer is the game that was found, here or by another.
   */
  seek(
    wanted: NewSeek,
    until: { readonly now: number; readonly until: number },
    match: (own: StoredSeek, others: readonly StoredSeek[]) => Match | undefined,
  ): Promise<{ readonly own: StoredSeek; readonly found?: string; readonly others: number }>;
  /** They look no longer. */
  stopSeeking(user: string): Promise<void>;
  /** Public games in progress, those that were moved in last first. */
  lastMoved(limit: number): Promise<StoredGame[]>;
  /** How many public games are in progress. */
  countPlaying(): Promise<number>;
  /** The games in progress that wait for a user, or those `among` some, the most urgent first. */
  waitingFor(user: string, among?: readonly string[]): Promise<string[]>;
  /** Games whose seats are taken but whose first entry is not written: a process died between. */
  unopened(limit: number): Promise<string[]>;
  /** Those who are waited for and whose slow clock runs out between two times. */
  shortOfTime(after: number, before: number): Promise<ShortOfTime[]>;
  /** How many tables a user has set up that have not begun. */
  countOpen(creator: string): Promise<number>;
  /** Removes a game that has not begun. False if it has. */
  cancel(game: string): Promise<boolean>;
  /** Gets up from a game that has not begun. False if it has, or he does not sit there. */
  leaveSeat(game: string, user: string): Promise<boolean>;
  /**
   * Tells the seed that a user promised when they sat down; the seats must all be taken. False if
   * they promised none like that.
   */
  tellSeed(game: string, user: string, commitment: string, seed: string): Promise<boolean>;
  /** Only whoever has this link may sit down, from now on and until a time. */
  setInvite(game: string, hash: string, until: number): Promise<void>;
  /** The game that a link leads to, by the hash of its secret. */
  findInvited(hash: string): Promise<StoredGame | undefined>;
  /** Somebody has looked at the link; only the first time is kept. */
  openInvite(game: string, at: number): Promise<void>;
  /** Changes what is agreed, as long as nobody but the host sits there. False if somebody does. */
  setTerms(game: string, terms: Terms): Promise<boolean>;
  /** Makes a game the return match of another, unless that has one already. */
  linkRematch(finished: string, next: string): Promise<boolean>;
}
