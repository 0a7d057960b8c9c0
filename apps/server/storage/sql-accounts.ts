import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Account, AccountStore, Credentials, Writings } from './accounts-port.ts';
import { forget } from './club/sql-explorer-counts.ts';
import { loginOf } from './login.ts';
import type { StoredUser } from './port.ts';
import type { Schema } from './schema.ts';

interface Parts {
  readonly db: Kysely<Schema>;
  readonly attempt: <T>(work: () => Promise<T>) => Promise<T>;
  readonly tellLeft: (user: string) => Promise<void>;
  readonly lock: (tx: Transaction<Schema>, key: number) => Promise<void>;
}

export const isTaken = (error: unknown): boolean =>
  /^(23505|SQLITE_CONSTRAINT_UNIQUE)$/.test(String((error as { code?: unknown }).code));

/** What goes with a user; finished games stay. */
export const PERSONAL = [
  'chat',
  'notes',
  'preferences',
  'sessions',
  'password_resets',
  'ratings',
  'rating_history',
  'blocks',
  'bans',
  'votes',
  'follows',
  'presence',
  'explorer_players',
] as const;

export class SqlAccounts implements AccountStore {
  readonly #db: Kysely<Schema>;
  readonly #attempt: Parts['attempt'];
  readonly #tellLeft: Parts['tellLeft'];
  readonly #lock: Parts['lock'];

  constructor({ db, attempt, tellLeft, lock }: Parts) {
    this.#db = db;
    this.#attempt = attempt;
    this.#tellLeft = tellLeft;
    this.#lock = lock;
  }

  /** False where a name is already somebody else's. */
  async #claim(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await this.#attempt(work);
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  /** Changes who a user is; his finished games bear his new name too. */
  #become(user: string, change: Updateable<Schema['users']> & { name: string }): Promise<boolean> {
    const { name } = change;
    return this.#claim(() =>
      this.#db.transaction().execute(async (tx) => {
        await tx.updateTable('users').set(change).where('id', '=', user).execute();
        await tx
          .updateTable('archive_sides')
          .set({ name, login: loginOf(name) })
          .where('user_id', '=', user)
          .execute();
      }),
    );
  }

  register(user: string, { name, login, password }: Credentials): Promise<boolean> {
    return this.#become(user, { name, login, password, kind: 'account' });
  }

  async #account(column: 'id' | 'login', value: string): Promise<Account | undefined> {
    const found = await this.#attempt(() =>
      this.#db
        .selectFrom('users')
        .selectAll()
        .where(column, '=', value)
        .where('password', 'is not', null)
        .executeTakeFirst(),
    );
    if (!found) return undefined;
    const { id, name, kind, created, password } = found;
    return { user: { id, name, kind: kind as StoredUser['kind'], created }, password: password! };
  }

  findByName(login: string): Promise<StoredUser | undefined> {
    return this.#attempt(async () => {
      const found = this.#db
        .selectFrom('users')
        .select(['id', 'name', 'kind', 'created'])
        .where('login', '=', login);
      return (await found.executeTakeFirst()) as StoredUser | undefined;
    });
  }

  findByLogin(login: string): Promise<Account | undefined> {
    return this.#account('login', login);
  }

  find(user: string): Promise<Account | undefined> {
    return this.#account('id', user);
  }

  rename(user: string, name: string, login: string | undefined): Promise<boolean> {
    return this.#become(user, { name, login: login ?? null });
  }

  setPassword(user: string, password: string): Promise<void> {
    return this.#attempt(async () => {
      await this.#db.updateTable('users').set({ password }).where('id', '=', user).execute();
    });
  }

  putReset(user: string, hash: string, expires: number): Promise<void> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        await tx.deleteFrom('password_resets').where('user_id', '=', user).execute();
        await tx.insertInto('password_resets').values({ hash, user_id: user, expires }).execute();
      }),
    );
  }

  takeReset(hash: string, now: number): Promise<string | undefined> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        const found = await tx
          .selectFrom('password_resets')
          .select(['user_id', 'expires'])
          .where('hash', '=', hash)
          .executeTakeFirst();
        const taken = await tx
          .deleteFrom('password_resets')
          .where('hash', '=', hash)
          .executeTakeFirst();
        const isTaken = taken.numDeletedRows > 0n;
        return found && isTaken && found.expires > now ? found.user_id : undefined;
      }),
    );
  }

  expiryOf(session: string): Promise<number | undefined> {
    return this.#attempt(async () => {
      const found = this.#db.selectFrom('sessions').select('expires').where('hash', '=', session);
      return (await found.executeTakeFirst())?.expires;
    });
  }

  shorten(session: string, expires: number): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .updateTable('sessions')
        .set({ expires })
        .where('hash', '=', session)
        .where('expires', '>', expires)
        .execute();
    });
  }

  removeOtherSessions(user: string, kept: string): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .deleteFrom('sessions')
        .where('user_id', '=', user)
        .where('hash', '!=', kept)
        .execute();
    });
  }

  removeExpired(now: number): Promise<void> {
    return this.#attempt(async () => {
      await this.#db.deleteFrom('sessions').where('expires', '<=', now).execute();
      await this.#db.deleteFrom('password_resets').where('expires', '<=', now).execute();
    });
  }

  canReturn(user: string, now: number): Promise<boolean> {
    return this.#attempt(async () => {
      const found = this.#db
        .selectFrom('users')
        .leftJoin('sessions', (join) =>
          join.onRef('sessions.user_id', '=', 'users.id').on('sessions.expires', '>', now),
        )
        .select('users.id')
        .where('users.id', '=', user)
        .where((eb) =>
          eb.or([eb('users.login', 'is not', null), eb('sessions.hash', 'is not', null)]),
        );
      return (await found.executeTakeFirst()) !== undefined;
    });
  }

  writingsOf(user: string): Promise<Writings> {
    return this.#attempt(async () => ({
      chat: await this.#db
        .selectFrom('chat')
        .select(['game', 'text', 'at'])
        .where('user_id', '=', user)
        .orderBy('id')
        .execute(),
      notes: await this.#db
        .selectFrom('notes')
        .select(['game', 'text'])
        .where('user_id', '=', user)
        .execute(),
    }));
  }

  remove(user: string): Promise<void> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        for (const table of PERSONAL) {
          await tx.deleteFrom(table).where('user_id', '=', user).execute();
        }
        await tx
          .updateTable('seats')
          .set({ reserved: null })
          .where('reserved', '=', user)
          .execute();
        const uploads = tx.selectFrom('archive').select('id').where('owner', '=', user);
        const own = await uploads.execute();
        await forget(
          tx,
          this.#lock,
          own.map(({ id }) => id),
        );
        await tx.deleteFrom('archive').where('owner', '=', user).execute();
        await tx
          .updateTable('archive_sides')
          .set({ user_id: null, name: '', login: '' })
          .where('user_id', '=', user)
          .execute();
        await tx.deleteFrom('users').where('id', '=', user).execute();
      }),
    );
  }

  tellLeft(user: string): Promise<void> {
    return this.#attempt(() => this.#tellLeft(user));
  }
}
