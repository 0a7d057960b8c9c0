import type { StoredUser } from './port.ts';

export interface Account {
  readonly user: StoredUser;
  /** The argon2id hash. */
  readonly password: string;
}

/** What a user wrote, for him to take along. */
export interface Writings {
  readonly chat: readonly { readonly game: string; readonly text: string; readonly at: number }[];
  readonly notes: readonly { readonly game: string; readonly text: string }[];
}

/** A name and a password for a user. */
export interface Credentials {
  readonly name: string;
  /** What the name is compared by. */
  readonly login: string;
  readonly password: string;
}

/** Users who come back by name and password. */
export interface AccountStore {
  /** Makes an account of a guest, who keeps everything. False if the name is taken. */
  register(user: string, credentials: Credentials): Promise<boolean>;
  /** Whoever bears a name, with a password or not. */
  findByName(login: string): Promise<StoredUser | undefined>;
  findByLogin(login: string): Promise<Account | undefined>;
  find(user: string): Promise<Account | undefined>;
  /** Without `login` for a guest. False if the name is taken. */
  rename(user: string, name: string, login: string | undefined): Promise<boolean>;
  setPassword(user: string, password: string): Promise<void>;
  /** A link that replaces the password of a user until it expires; older ones are void. */
  putReset(user: string, hash: string, expires: number): Promise<void>;
  /** Whose link it is; it is void from then on. */
  takeReset(hash: string, now: number): Promise<string | undefined>;
  expiryOf(session: string): Promise<number | undefined>;
  shorten(session: string, expires: number): Promise<void>;
  /** Ends all sessions of a user but one. */
  removeOtherSessions(user: string, kept: string): Promise<void>;
  removeExpired(now: number): Promise<void>;
  /** Whether somebody can be here again: by his name, a token or a session that he still has. */
  canReturn(user: string, now: number): Promise<boolean>;
  writingsOf(user: string): Promise<Writings>;
  /** Everything personal goes; games stay, played by somebody without a name. */
  remove(user: string): Promise<void>;
  /** Tells other processes to cut the connections of a user. */
  tellLeft(user: string): Promise<void>;
}
