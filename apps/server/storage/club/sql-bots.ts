import type { Kysely, Selectable } from 'kysely';
import type { StoredUser } from '../port.ts';
import type { Schema } from '../schema.ts';
import { PERSONAL, isTaken } from '../sql-accounts.ts';
import type { Bots, StoredBot, StoredToken } from './bots-port.ts';
import type { Parts } from './sql-club.ts';

/** When a token was used is written down no more often than that. */
const USED_MS = 60_000;

const tokenOf = (row: Selectable<Schema['tokens']>): StoredToken => ({
  id: row.id,
  label: row.label,
  scopes: row.scopes.split(' '),
  created: row.created,
  ...(row.used !== null && { used: row.used }),
});

export class SqlBots implements Bots {
  readonly #db: Kysely<Schema>;
  readonly #attempt: Parts['attempt'];

  constructor({ db, attempt }: Parts) {
    this.#db = db;
    this.#attempt = attempt;
  }

  async add(bot: StoredUser, login: string, owner: string): Promise<boolean> {
    try {
      await this.#attempt(() =>
        this.#db
          .insertInto('users')
          .values({ ...bot, login, password: null, owner })
          .execute(),
      );
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  of(owner: string): Promise<StoredBot[]> {
    return this.#attempt(async () => {
      const bots = await this.#db
        .selectFrom('users')
        .select(['id', 'name', 'kind', 'created'])
        .where('owner', '=', owner)
        .orderBy('created')
        .execute();
      const tokens = await this.#db
        .selectFrom('tokens')
        .innerJoin('users', 'users.id', 'tokens.user_id')
        .selectAll('tokens')
        .where('users.owner', '=', owner)
        .orderBy('tokens.created')
        .execute();
      return bots.map((bot) => ({
        user: bot as StoredUser,
        tokens: tokens.filter(({ user_id }) => user_id === bot.id).map(tokenOf),
      }));
    });
  }

  retire(bot: string, owner: string): Promise<boolean> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        // What is left is a guest who cannot come back.
        const retired = await tx
          .updateTable('users')
          .set({ kind: 'guest', login: null, owner: null })
          .where('id', '=', bot)
          .where('owner', '=', owner)
          .executeTakeFirst();
        if (retired.numUpdatedRows === 0n) return false;
        for (const table of [...PERSONAL, 'tokens', 'ladder_seekers'] as const) {
          await tx.deleteFrom(table).where('user_id', '=', bot).execute();
        }
        await tx.updateTable('seats').set({ reserved: null }).where('reserved', '=', bot).execute();
        return true;
      }),
    );
  }

  addToken(bot: string, token: StoredToken, hash: string): Promise<void> {
    const { id, label, scopes, created } = token;
    return this.#attempt(async () => {
      await this.#db
        .insertInto('tokens')
        .values({ hash, id, user_id: bot, label, scopes: scopes.join(' '), created, used: null })
        .execute();
    });
  }

  removeToken(id: string, owner: string): Promise<boolean> {
    return this.#attempt(async () => {
      const gone = await this.#db
        .deleteFrom('tokens')
        .where('id', '=', id)
        .where('user_id', 'in', (eb) =>
          eb.selectFrom('users').select('users.id').where('owner', '=', owner),
        )
        .executeTakeFirst();
      return gone.numDeletedRows > 0n;
    });
  }

  userOfToken(hash: string, now: number) {
    return this.#attempt(async () => {
      const found = await this.#db
        .selectFrom('tokens')
        .innerJoin('users', 'users.id', 'tokens.user_id')
        .select(['users.id', 'users.name', 'users.kind', 'users.created'])
        .select(['tokens.scopes', 'tokens.used'])
        .where('tokens.hash', '=', hash)
        .executeTakeFirst();
      if (!found) return undefined;
      const { id, name, kind, created, scopes, used } = found;
      if ((used ?? 0) < now - USED_MS) {
        await this.#db.updateTable('tokens').set({ used: now }).where('hash', '=', hash).execute();
      }
      const user: StoredUser = { id, name, kind: kind as StoredUser['kind'], created };
      return { user, scopes: scopes.split(' ') };
    });
  }

  countGames(bot: string): Promise<number> {
    return this.#attempt(async () => {
      const { count } = await this.#db
        .selectFrom('seats')
        .innerJoin('games', 'games.id', 'seats.game')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('seats.user_id', '=', bot)
        .where('games.status', 'in', ['open', 'playing'])
        .executeTakeFirstOrThrow();
      return Number(count);
    });
  }
}
