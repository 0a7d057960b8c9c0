import type { StoredGame } from './port.ts';

/** Somebody who should move soon. */
export interface ShortOfTime {
  readonly user: string;
  readonly game: string;
  readonly package: string;
  readonly deadline: number;
}

/** Tables before and after a game. */
export interface LobbyStore {
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
  /** Only whoever has this link may sit down, from now on. */
  setInvite(game: string, hash: string): Promise<void>;
  /** Makes a game the return match of another, unless that has one already. */
  linkRematch(finished: string, next: string): Promise<boolean>;
}
