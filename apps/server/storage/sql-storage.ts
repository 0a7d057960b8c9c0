import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Entry, JournalRow } from '../play/journal.ts';
import type {
  Append,
  GameFilter,
  Listener,
  Storage,
  StoredChat,
  StoredGame,
  StoredSeat,
  StoredUser,
} from './port.ts';
import type { Schema } from './schema.ts';
import { SqlAccounts } from './sql-accounts.ts';
import { SqlLobby, filtered } from './sql-lobby.ts';

/** A journal row as the insert statements of both databases read it from JSON. */
export interface FlatRow {
  readonly game: string;
  readonly seq: number;
  readonly kind: string;
  readonly decision: number | null;
  readonly actor: number | null;
  readonly data: string;
  readonly at: number;
  readonly waiting: number;
  readonly deadline: number | null;
}

function flatten({ game, row }: Append): FlatRow {
  const { seq, at, entry, waiting, deadline } = row;
  return {
    game,
    seq,
    kind: entry.kind,
    decision: 'decision' in entry ? entry.decision : null,
    actor: 'actor' in entry ? entry.actor : null,
    data: JSON.stringify(entry),
    at,
    waiting,
    deadline: deadline ?? null,
  };
}

function rowOf(stored: Selectable<Schema['journal']>): JournalRow {
  const { seq, at, waiting, deadline, data } = stored;
  const entry = JSON.parse(data) as Entry;
  return { seq, at, entry, waiting, ...(deadline !== null && { deadline }) };
}

interface SeatRow {
  readonly user_id: string | null;
  readonly bot: string | null;
  readonly name: string | null;
  readonly reserved: string | null;
}

function seatOf({ user_id, bot, name, reserved }: SeatRow): StoredSeat {
  const seat: StoredSeat = {
    ...(user_id !== null && { user: user_id }),
    ...(name !== null && { name }),
    ...(bot !== null && { bot }),
    ...(reserved !== null && { reserved }),
  };
  return seat;
}

/** What is told of a user; his password stays where it is. */
const USER = ['users.id', 'users.name', 'users.kind', 'users.created'] as const;

const byPlace = (a: FlatRow, b: FlatRow): number => (a.game < b.game ? -1 : 1);

/** What both databases have in common; each adapter adds opening, appending and listening. */
export abstract class SqlStorage implements Storage {
  abstract readonly isShared: boolean;
  protected readonly db: Kysely<Schema>;
  readonly accounts: SqlAccounts;
  readonly lobby: SqlLobby;

  constructor(db: Kysely<Schema>) {
    this.db = db;
    const attempt = <T>(work: () => Promise<T>): Promise<T> => this.attempt(work);
    this.accounts = new SqlAccounts({ db, attempt, tellLeft: (user) => this.tellLeft(user) });
    this.lobby = new SqlLobby({ db, attempt, tellSeated: (tx, game) => this.tellSeated(tx, game) });
  }

  /** Inserts the rows whose place is free and answers with the games of those. */
  protected abstract insertRows(db: Kysely<Schema>, rows: readonly FlatRow[]): Promise<Set<string>>;
  /** Turns a driver's error into ours where it means that the database cannot be used. */
  protected abstract understand(error: unknown): unknown;
  abstract listen(listener: Listener): Promise<void>;
  protected async tellSeated(_tx: Transaction<Schema>, _game: string): Promise<void> {}
  protected async tellChatted(_game: string, _id: number): Promise<void> {}
  protected async tellLeft(_user: string): Promise<void> {}

  protected async attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw this.understand(error);
    }
  }

  addUser(user: StoredUser): Promise<void> {
    return this.attempt(async () => {
      await this.db
        .insertInto('users')
        .values({ ...user, login: null, password: null })
        .execute();
    });
  }

  findUser(id: string): Promise<StoredUser | undefined> {
    return this.attempt(async () => {
      const found = this.db.selectFrom('users').select(USER).where('id', '=', id);
      return (await found.executeTakeFirst()) as StoredUser | undefined;
    });
  }

  addSession({ hash, user, expires }: { hash: string; user: string; expires: number }) {
    return this.attempt(async () => {
      await this.db.insertInto('sessions').values({ hash, user_id: user, expires }).execute();
    });
  }

  userOfSession(hash: string, now: number): Promise<StoredUser | undefined> {
    return this.attempt(async () => {
      const found = this.db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(USER)
        .where('sessions.hash', '=', hash)
        .where('sessions.expires', '>', now);
      return (await found.executeTakeFirst()) as StoredUser | undefined;
    });
  }

  removeSession(hash: string): Promise<void> {
    return this.attempt(async () => {
      await this.db.deleteFrom('sessions').where('hash', '=', hash).execute();
    });
  }

  addGame(game: StoredGame, secret: Uint8Array): Promise<void> {
    const { id, options, clock, visibility, status, creator, created, seats } = game;
    return this.attempt(() =>
      this.db.transaction().execute(async (tx) => {
        await tx
          .insertInto('games')
          .values({
            id,
            game: game.game,
            options: JSON.stringify(options),
            clock: JSON.stringify(clock),
            has_clock: clock.kind === 'none' ? 0 : 1,
            visibility,
            status,
            result: null,
            creator,
            created,
            rated: game.rated ? 1 : 0,
            invite: game.invite ?? null,
            open_hands_after: game.openHandsAfter ?? null,
            rematch_of: game.rematchOf ?? null,
            rematch: null,
          })
          .execute();
        const rows = seats.map(({ user, bot, reserved }, seat) => ({
          game: id,
          seat,
          user_id: user ?? null,
          bot: bot ?? null,
          reserved: reserved ?? null,
        }));
        await tx.insertInto('seats').values(rows).execute();
        await tx
          .insertInto('secrets')
          .values({ game: id, secret: Buffer.from(secret) })
          .execute();
      }),
    );
  }

  findGame(id: string): Promise<StoredGame | undefined> {
    return this.attempt(async () => {
      const found = await this.db.selectFrom('games').selectAll().where('id', '=', id).execute();
      return (await this.#withSeats(found))[0];
    });
  }

  listGames(filter: GameFilter): Promise<StoredGame[]> {
    return this.attempt(async () => this.#withSeats(await filtered(this.db, filter).execute()));
  }

  async #withSeats(games: readonly Selectable<Schema['games']>[]): Promise<StoredGame[]> {
    if (games.length === 0) return [];
    const ids = games.map(({ id }) => id);
    const seats = await this.db
      .selectFrom('seats')
      .leftJoin('users', 'users.id', 'seats.user_id')
      .select(['seats.game', 'seats.user_id', 'seats.bot', 'seats.reserved', 'users.name'])
      .where('seats.game', 'in', ids)
      .orderBy('seats.seat')
      .execute();
    return games.map((game) => ({
      id: game.id,
      game: game.game,
      creator: game.creator,
      created: game.created,
      options: JSON.parse(game.options),
      clock: JSON.parse(game.clock),
      visibility: game.visibility as StoredGame['visibility'],
      status: game.status as StoredGame['status'],
      result: game.result === null ? undefined : JSON.parse(game.result),
      seats: seats.filter((seat) => seat.game === game.id).map(seatOf),
      rated: game.rated === 1,
      ...(game.invite !== null && { invite: game.invite }),
      ...(game.open_hands_after !== null && { openHandsAfter: game.open_hands_after }),
      ...(game.rematch_of !== null && { rematchOf: game.rematch_of }),
      ...(game.rematch !== null && { rematch: game.rematch }),
    }));
  }

  takeSeat(game: string, seat: number, user: string): Promise<boolean> {
    return this.attempt(() =>
      this.db.transaction().execute(async (tx) => {
        // Locks the row on PostgreSQL, so that of two last seats one sees the other taken.
        const open = await tx
          .updateTable('games')
          .set({ status: 'open' })
          .where('id', '=', game)
          .where('status', '=', 'open')
          .executeTakeFirst();
        if (open.numUpdatedRows === 0n) return false;
        const taken = await tx
          .updateTable('seats')
          .set({ user_id: user })
          .where('game', '=', game)
          .where('seat', '=', seat)
          .where('user_id', 'is', null)
          .where('bot', 'is', null)
          .where((eb) => eb.or([eb('reserved', 'is', null), eb('reserved', '=', user)]))
          .executeTakeFirst();
        if (taken.numUpdatedRows === 0n) return false;
        const free = await tx
          .selectFrom('seats')
          .select('seat')
          .where('game', '=', game)
          .where('user_id', 'is', null)
          .where('bot', 'is', null)
          .executeTakeFirst();
        if (!free) {
          await tx.updateTable('games').set({ status: 'playing' }).where('id', '=', game).execute();
        }
        await this.tellSeated(tx, game);
        return true;
      }),
    );
  }

  secretOf(game: string): Promise<Uint8Array> {
    return this.attempt(async () => {
      const found = this.db.selectFrom('secrets').select('secret').where('game', '=', game);
      return new Uint8Array((await found.executeTakeFirstOrThrow()).secret);
    });
  }

  append(batch: readonly Append[]): Promise<boolean[]> {
    // Always in the same order, so that two processes cannot wait for each other.
    const rows = batch.map(flatten).sort(byPlace);
    const ending = batch.filter(({ result }) => result !== undefined);
    return this.attempt(async () => {
      // A single statement is its own transaction.
      const store = async (db: Kysely<Schema>): Promise<Set<string>> => {
        const inserted = await this.insertRows(db, rows);
        for (const { game, result } of ending) {
          if (!inserted.has(game)) continue;
          await db
            .updateTable('games')
            .set({ status: 'finished', result: JSON.stringify(result) })
            .where('id', '=', game)
            .execute();
        }
        return inserted;
      };
      const inserted = await (ending.length === 0
        ? store(this.db)
        : this.db.transaction().execute(store));
      return batch.map(({ game }) => inserted.has(game));
    });
  }

  journal(game: string, after: number): Promise<JournalRow[]> {
    return this.attempt(async () => {
      const rows = await this.db
        .selectFrom('journal')
        .selectAll()
        .where('game', '=', game)
        .where('seq', '>', after)
        .orderBy('seq')
        .execute();
      return rows.map(rowOf);
    });
  }

  overdue(now: number): Promise<string[]> {
    return this.attempt(async () => {
      const rows = await this.db
        .selectFrom('games')
        .innerJoin('journal', (join) =>
          join.onRef('journal.game', '=', 'games.id').on('journal.seq', '=', (eb) =>
            eb
              .selectFrom('journal as newest')
              .whereRef('newest.game', '=', 'games.id')
              .select((last) => last.fn.max('newest.seq').as('seq')),
          ),
        )
        .select('games.id')
        .where('games.status', '=', 'playing')
        .where('games.has_clock', '=', 1)
        .where('journal.deadline', '<', now)
        .execute();
      return rows.map(({ id }) => id);
    });
  }

  addChat(game: string, chat: Omit<StoredChat, 'id' | 'name'>): Promise<number> {
    const { room, user, text, at } = chat;
    return this.attempt(async () => {
      const { id } = await this.db
        .insertInto('chat')
        .values({ game, room, user_id: user, text, at })
        .returning('id')
        .executeTakeFirstOrThrow();
      await this.tellChatted(game, id);
      return id;
    });
  }

  chat(game: string, room: StoredChat['room'], after: number): Promise<StoredChat[]> {
    return this.attempt(async () => {
      const rows = await this.db
        .selectFrom('chat')
        .innerJoin('users', 'users.id', 'chat.user_id')
        .select(['chat.id', 'chat.user_id as user', 'users.name', 'chat.text', 'chat.at'])
        .where('chat.game', '=', game)
        .where('chat.room', '=', room)
        .where('chat.id', '>', after)
        .orderBy('chat.id')
        .limit(200)
        .execute();
      return rows.map(({ id, user, name, text, at }) => ({ id, room, user, name, text, at }));
    });
  }

  putNote(game: string, user: string, text: string): Promise<void> {
    return this.attempt(async () => {
      await this.db
        .insertInto('notes')
        .values({ game, user_id: user, text })
        .onConflict((at) => at.columns(['game', 'user_id']).doUpdateSet({ text }))
        .execute();
    });
  }

  note(game: string, user: string): Promise<string> {
    return this.attempt(async () => {
      const found = await this.db
        .selectFrom('notes')
        .select('text')
        .where('game', '=', game)
        .where('user_id', '=', user)
        .executeTakeFirst();
      return found?.text ?? '';
    });
  }

  putPreferences(user: string, preferences: object): Promise<void> {
    const data = JSON.stringify(preferences);
    return this.attempt(async () => {
      await this.db
        .insertInto('preferences')
        .values({ user_id: user, data })
        .onConflict((at) => at.column('user_id').doUpdateSet({ data }))
        .execute();
    });
  }

  preferences(user: string): Promise<object> {
    return this.attempt(async () => {
      const found = this.db.selectFrom('preferences').select('data').where('user_id', '=', user);
      return JSON.parse((await found.executeTakeFirst())?.data ?? '{}') as object;
    });
  }

  ping(): Promise<void> {
    return this.attempt(async () => {
      await this.db.selectFrom('users').select('id').limit(1).execute();
    });
  }

  close(): Promise<void> {
    return this.db.destroy();
  }
}
