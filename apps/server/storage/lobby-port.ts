/** Tables before and after a game. */
export interface LobbyStore {
  /** The games in progress that wait for a user, the most urgent first. */
  waitingFor(user: string): Promise<string[]>;
  /** Games whose seats are taken but whose first entry is not written: a process died between. */
  unopened(limit: number): Promise<string[]>;
  /** How many tables a user has set up that have not begun. */
  countOpen(creator: string): Promise<number>;
  /** Removes a game that has not begun. False if it has. */
  cancel(game: string): Promise<boolean>;
  /** Gets up from a game that has not begun. False if it has, or he does not sit there. */
  leaveSeat(game: string, user: string): Promise<boolean>;
  /** Only whoever has this link may sit down, from now on. */
  setInvite(game: string, hash: string): Promise<void>;
  /** Makes a game the return match of another, unless that has one already. */
  linkRematch(finished: string, next: string): Promise<boolean>;
}
