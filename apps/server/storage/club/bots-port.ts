import type { StoredUser } from '../port.ts';

/** A key to a bot's account; what opens is its secret, of which only the hash is kept. */
export interface StoredToken {
  readonly id: string;
  readonly label: string;
  readonly scopes: readonly string[];
  readonly created: number;
  readonly used?: number;
}

export interface StoredBot {
  readonly user: StoredUser;
  readonly tokens: readonly StoredToken[];
}

export interface Bots {
  /** False if the name is taken. */
  add(bot: StoredUser, login: string, owner: string): Promise<boolean>;
  of(owner: string): Promise<StoredBot[]>;
  /**
   * Takes a bot from its owner for good: nobody plays as it any more, its name is free, and the
   * games it has played keep it. False if he has none of that id.
   */
  retire(bot: string, owner: string): Promise<boolean>;
  addToken(bot: string, token: StoredToken, hash: string): Promise<void>;
  /** False if there is none, or it is not of a bot of that owner. */
  removeToken(id: string, owner: string): Promise<boolean>;
  /** Whose token it is and what it allows. */
  userOfToken(
    hash: string,
    now: number,
  ): Promise<{ readonly user: StoredUser; readonly scopes: readonly string[] } | undefined>;
  /** How many games a bot plays at the moment. */
  countGames(bot: string): Promise<number>;
}
