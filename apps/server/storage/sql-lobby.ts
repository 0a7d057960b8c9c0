import { sql, type Kysely, type Transaction } from 'kysely';
import type { LobbyStore, ShortOfTime, Terms } from './lobby-port.ts';
import type { GameFilter, StoredGame } from './port.ts';
import { prepared } from './prepared.ts';
import type { Schema } from './schema.ts';
import { gameColumns, insertSeats, withSeats } from './sql-games.ts';
import { found, newest, type Journals } from './sql-journal.ts';
import { SEEKS, seekIn, seeksNow } from './sql-seeks.ts';

interface Parts {
  readonly db: Kysely<Schema>;
  readonly attempt: <T>(work: () => Promise<T>) => Promise<T>;
  readonly journals: Journals;
  readonly tellSeated: (tx: Transaction<Schema>, game: string) => Promise<void>;
  /** Whoever else wants this lock waits until the transaction ends. */
  readonly lock: (tx: Transaction<Schema>, key: number) => Promise<void>;
}

/** The games a filter lets through, the newest first. */
export function filtered(db: Kysely<Schema>, filter: GameFilter) {
  const { status, user, hidden, game, clock, rated, joinable, player, before, limit } = filter;
  let query = db.selectFrom('games').select(gameColumns).orderBy('created', 'desc').limit(limit);
  if (status !== undefined) query = query.where('status', '=', status);
  if (!hidden) query = query.where('visibility', '=', 'open');
  if (game !== undefined) query = query.where('game', '=', game);
  // The kind is the first field of a clock as it is written down.
  if (clock !== undefined) query = query.where('clock', 'like', `{"kind":"${clock}"%`);
  if (rated !== undefined) query = query.where('rated', '=', rated ? 1 : 0);
  if (before !== undefined) query = query.where('created', '<', before);
  if (user !== undefined) {
    query = query.where('id', 'in', (eb) =>
      eb
        .selectFrom('seats')
        .select('seats.game')
        .where((seat) => seat.or([seat('user_id', '=', user), seat('reserved', '=', user)])),
    );
  }
  if (joinable !== undefined) {
    query = query.where((eb) => {
      const free = eb.and([
        eb('status', '=', 'open'),
        eb('invite', 'is', null),
        eb.exists(
          eb
            .selectFrom('seats')
            .select('seat')
            .whereRef('seats.game', '=', 'games.id')
            .where('user_id', 'is', null)
            .where('bot', 'is', null)
            .where('reserved', 'is', null),
        ),
      ]);
      return joinable ? free : eb.not(free);
    });
  }
  if (player !== undefined) {
    // Two questions that an index answers each; as one of two sides of an `or` none would.
    query = query.where('id', 'in', (eb) =>
      eb
        .selectFrom('seats')
        .select('seats.game')
        .where('seats.user_id', 'in', (named) =>
          named
            .selectFrom('users')
            .select('users.id')
            .where('users.login', '=', player)
            .union((called) =>
              called
                .selectFrom('users')
                .select('users.id')
                .where((user) => user(user.fn<string>('lower', ['users.name']), '=', player)),
            ),
        ),
    );
  }
  return query;
}

/** The player of a seat has to choose. */
const isWaitedFor = sql<boolean>`((${newest('waiting')} >> seats.seat) & 1) = 1`;

const openTables = prepared((db, creator: string) =>
  db
    .selectFrom('games')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('creator', '=', creator)
    .where('status', '=', 'open'),
);

export class SqlLobby implements LobbyStore {
  readonly #db: Kysely<Schema>;
  readonly #attempt: Parts['attempt'];
  readonly #journals: Journals;
  readonly #tellSeated: Parts['tellSeated'];
  readonly #lock: Parts['lock'];

  constructor({ db, attempt, journals, tellSeated, lock }: Parts) {
    this.#lock = lock;
    this.#db = db;
    this.#attempt = attempt;
    this.#journals = journals;
    this.#tellSeated = tellSeated;
  }

  seeks(now: number): ReturnType<LobbyStore['seeks']> {
    return this.#attempt(() => seeksNow(this.#db, now));
  }

  seek(...[wanted, times, match]: Parameters<LobbyStore['seek']>): ReturnType<LobbyStore['seek']> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        await this.#lock(tx, SEEKS);
        return seekIn(tx, wanted, times, match);
      }),
    );
  }

  stopSeeking(user: string): Promise<void> {
    return this.#attempt(async () => {
      await this.#db.deleteFrom('seeks').where('user_id', '=', user).execute();
    });
  }

  lastMoved(limit: number): Promise<StoredGame[]> {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('games')
        .select(gameColumns)
        .where('status', '=', 'playing')
        .where('visibility', '=', 'open')
        // Entries that are still on their way to the journal are a moment late here.
        .orderBy((eb) => eb.fn.coalesce(newest('at'), 'games.created'), 'desc')
        .orderBy('games.id')
        .limit(limit)
        .execute();
      return withSeats(this.#db, rows);
    });
  }

  countPlaying(): Promise<number> {
    return this.#attempt(async () => {
      const { count } = await this.#db
        .selectFrom('games')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('status', '=', 'playing')
        .where('visibility', '=', 'open')
        .executeTakeFirstOrThrow();
      return Number(count);
    });
  }

  waitingFor(user: string, among?: readonly string[]): Promise<string[]> {
    return this.#attempt(async () => {
      await this.#journals.complete(among ?? (await this.#gamesOf(user)));
      const rows = await this.#db
        .selectFrom('seats')
        .innerJoin('games', 'games.id', 'seats.game')
        .select(['games.id', newest('deadline').as('deadline'), newest('at').as('at')])
        .where('seats.user_id', '=', user)
        .where('seats.bot', 'is', null)
        .where('games.status', '=', 'playing')
        .where(isWaitedFor)
        .$if(among !== undefined, (query) => query.where('games.id', 'in', among!))
        .execute();
      // Those with a clock first, by the time left; then those that have waited longest.
      rows.sort((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || a.at - b.at);
      return [...new Set(rows.map(({ id }) => id))];
    });
  }

  async #gamesOf(user: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('seats')
      .innerJoin('games', 'games.id', 'seats.game')
      .select('games.id')
      .where('seats.user_id', '=', user)
      .where('games.status', '=', 'playing')
      .execute();
    return rows.map(({ id }) => id);
  }

  shortOfTime(after: number, before: number): Promise<ShortOfTime[]> {
    return this.#attempt(async () => {
      await this.#journals.complete(this.#journals.urgent(before));
      const query = this.#db
        .selectFrom('games')
        .innerJoin('seats', 'seats.game', 'games.id')
        .select(['seats.user_id as user', 'games.id as game', 'games.game as package'])
        .select(newest('deadline').as('deadline'))
        .where('games.status', '=', 'playing')
        .where('games.has_clock', '=', 1)
        .where('games.clock', 'like', '{"kind":"slow"%')
        .where(newest('deadline'), '>', after)
        .where(newest('deadline'), '<', before)
        .where('seats.user_id', 'is not', null)
        .where(isWaitedFor);
      const rows = await found(
        this.#journals,
        () => query.execute(),
        ({ game }) => game,
      );
      return rows as ShortOfTime[];
    });
  }

  unopened(limit: number): Promise<string[]> {
    return this.#attempt(async () => {
      const query = this.#db
        .selectFrom('games')
        .select('games.id')
        .where('games.status', '=', 'playing')
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('journal')
                .select('journal.seq')
                .whereRef('journal.game', '=', 'games.id')
                .where('journal.seq', '=', 0),
            ),
          ),
        )
        .limit(limit);
      const rows = await found(
        this.#journals,
        () => query.execute(),
        ({ id }) => id,
      );
      return rows.map(({ id }) => id);
    });
  }

  countOpen(creator: string): Promise<number> {
    return this.#attempt(async () => {
      const { rows } = await openTables(this.#db, creator);
      return Number(rows[0].count);
    });
  }

  cancel(game: string): Promise<boolean> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        const gone = await tx
          .deleteFrom('games')
          .where('id', '=', game)
          .where('status', '=', 'open')
          .executeTakeFirst();
        if (gone.numDeletedRows === 0n) return false;
        await tx.deleteFrom('chat').where('game', '=', game).execute();
        await tx.deleteFrom('notes').where('game', '=', game).execute();
        await tx.updateTable('games').set({ rematch: null }).where('rematch', '=', game).execute();
        await this.#tellSeated(tx, game);
        return true;
      }),
    );
  }

  leaveSeat(game: string, user: string): Promise<boolean> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        // Locks the row on PostgreSQL, so that the game cannot begin meanwhile.
        const open = await tx
          .updateTable('games')
          .set({ status: 'open' })
          .where('id', '=', game)
          .where('status', '=', 'open')
          .executeTakeFirst();
        if (open.numUpdatedRows === 0n) return false;
        const left = await tx
          .updateTable('seats')
          .set({ user_id: null, reserved: null, seed_commitment: null })
          .where('game', '=', game)
          .where((eb) => eb.or([eb('user_id', '=', user), eb('reserved', '=', user)]))
          .executeTakeFirst();
        if (left.numUpdatedRows === 0n) return false;
        await this.#tellSeated(tx, game);
        return true;
      }),
    );
  }

  tellSeed(game: string, user: string, commitment: string, seed: string): Promise<boolean> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        const told = await tx
          .updateTable('seats')
          .set({ seed })
          .where('game', '=', game)
          .where('user_id', '=', user)
          .where('seed_commitment', '=', commitment)
          .where('game', 'in', (eb) =>
            eb.selectFrom('games').select('games.id').where('games.status', '=', 'playing'),
          )
          .executeTakeFirst();
        if (told.numUpdatedRows === 0n) return false;
        await this.#tellSeated(tx, game);
        return true;
      }),
    );
  }

  setInvite(game: string, hash: string, until: number): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .updateTable('games')
        .set({ invite: hash, invite_until: until, invite_opened: null })
        .where('id', '=', game)
        .where('status', '=', 'open')
        .execute();
    });
  }

  findInvited(hash: string): Promise<StoredGame | undefined> {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('games')
        .select(gameColumns)
        .where('invite', '=', hash)
        .execute();
      const [game] = await withSeats(this.#db, rows);
      return game;
    });
  }

  openInvite(game: string, at: number): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .updateTable('games')
        .set({ invite_opened: at })
        .where('id', '=', game)
        .where('invite_opened', 'is', null)
        .execute();
    });
  }

  setTerms(game: string, { options, rules, clock, staff, seats }: Terms): Promise<boolean> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        // Locks the row on PostgreSQL, so that nobody sits down meanwhile.
        const open = await tx
          .updateTable('games')
          .set({
            options: JSON.stringify(options),
            rules,
            clock: JSON.stringify(clock),
            has_clock: clock.kind === 'none' ? 0 : 1,
            staff: staff ?? null,
          })
          .where('id', '=', game)
          .where('status', '=', 'open')
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('seats')
                  .select('seat')
                  .whereRef('seats.game', '=', 'games.id')
                  .where('user_id', 'is not', null)
                  .whereRef('user_id', '!=', 'games.creator'),
              ),
            ),
          )
          .executeTakeFirst();
        if (open.numUpdatedRows === 0n) return false;
        await tx.deleteFrom('seats').where('game', '=', game).execute();
        await insertSeats(tx, game, seats);
        await this.#tellSeated(tx, game);
        return true;
      }),
    );
  }

  linkRematch(finished: string, next: string): Promise<boolean> {
    return this.#attempt(async () => {
      const linked = await this.#db
        .updateTable('games')
        .set({ rematch: next })
        .where('id', '=', finished)
        .where('rematch', 'is', null)
        .executeTakeFirst();
      return linked.numUpdatedRows > 0n;
    });
  }
}
