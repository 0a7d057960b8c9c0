import type { StoredUser } from '../port.ts';

/** Somebody with an account, and when they were here last. */
export interface Person {
  readonly user: StoredUser;
  readonly seen?: number;
}

/** Who follows whom, who is here, and who keeps their games to themselves. */
export interface PeopleStore {
  follow(user: string, other: string, now: number): Promise<void>;
  unfollow(user: string, other: string): Promise<void>;
  following(user: string): Promise<Person[]>;
  /** They are here; written down once a minute at most. */
  seen(user: string, now: number): Promise<void>;
  /** Accounts seen since then that do not hide, the latest first. */
  here(since: number, limit: number): Promise<Person[]>;
  isPrivate(user: string): Promise<boolean>;
  setPrivate(user: string, isPrivate: boolean): Promise<void>;
}
