import type { Kysely } from 'kysely';
import type { StoredUser } from '../port.ts';
import type { Schema } from '../schema.ts';
import type { PeopleStore, Person } from './people-port.ts';
import type { Parts } from './sql-club.ts';

/** Nobody is written down more often. */
const MINUTE_MS = 60_000;
/** So many users are remembered before the list begins anew. */
const MOST_NOTED = 10_000;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly created: number;
  readonly seen: number | null;
}

const personOf = ({ seen, kind, ...user }: Row): Person => ({
  user: { ...user, kind: kind as StoredUser['kind'] },
  ...(seen !== null && { seen: Number(seen) }),
});

export class SqlPeople implements PeopleStore {
  readonly #db: Kysely<Schema>;
  readonly #attempt: Parts['attempt'];
  /** When this process has written down that somebody is here. */
  readonly #noted = new Map<string, number>();

  constructor({ db, attempt }: Parts) {
    this.#db = db;
    this.#attempt = attempt;
  }

  follow(user: string, other: string, now: number): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .insertInto('follows')
        .values({ user_id: user, other, at: now })
        .onConflict((on) => on.columns(['user_id', 'other']).doNothing())
        .execute();
    });
  }

  unfollow(user: string, other: string): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .deleteFrom('follows')
        .where('user_id', '=', user)
        .where('other', '=', other)
        .execute();
    });
  }

  following(user: string): Promise<Person[]> {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('follows')
        .innerJoin('users', 'users.id', 'follows.other')
        .leftJoin('presence', 'presence.user_id', 'users.id')
        .select(['users.id', 'users.name', 'users.kind', 'users.created', 'presence.at as seen'])
        .where('follows.user_id', '=', user)
        .where('users.login', 'is not', null)
        .orderBy('follows.at')
        .execute();
      return rows.map(personOf);
    });
  }

  async seen(user: string, now: number): Promise<void> {
    if (now - (this.#noted.get(user) ?? -MINUTE_MS) < MINUTE_MS) return;
    if (this.#noted.size >= MOST_NOTED) this.#noted.clear();
    this.#noted.set(user, now);
    await this.#attempt(async () => {
      await this.#db
        .insertInto('presence')
        .values({ user_id: user, at: now })
        .onConflict((on) => on.column('user_id').doUpdateSet({ at: now }))
        .execute();
    });
  }

  here(since: number, limit: number): Promise<Person[]> {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('presence')
        .innerJoin('users', 'users.id', 'presence.user_id')
        .select(['users.id', 'users.name', 'users.kind', 'users.created', 'presence.at as seen'])
        .where('presence.at', '>=', since)
        .where('users.login', 'is not', null)
        .where('users.is_private', '=', 0)
        .orderBy('presence.at', 'desc')
        .orderBy('users.id')
        .limit(limit)
        .execute();
      return rows.map(personOf);
    });
  }

  isPrivate(user: string): Promise<boolean> {
    return this.#attempt(async () => {
      const found = await this.#db
        .selectFrom('users')
        .select('is_private')
        .where('id', '=', user)
        .executeTakeFirst();
      return found?.is_private === 1;
    });
  }

  setPrivate(user: string, isPrivate: boolean): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .updateTable('users')
        .set({ is_private: isPrivate ? 1 : 0 })
        .where('id', '=', user)
        .execute();
    });
  }
}
