import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Allowance } from '../base/limits.ts';
import type { JournalRow } from './journal.ts';
import type {
  Append,
  GameFilter,
  ChangeListener,
  Outage,
  Storage,
  ChatRoom,
  SpokenLine,
  StoredChat,
  StoredGame,
  StoredUser,
} from './port.ts';
import { prepared } from './prepared.ts';
import type { Schema } from './schema.ts';
import type { Snapshot } from './snapshot.ts';
import { SqlClub } from './club/sql-club.ts';
import { SqlAccounts } from './sql-accounts.ts';
import {
  closeHeldGame,
  findGame,
  holdGame,
  insertGame,
  releaseGame,
  takeSeat,
  withSeats,
} from './sql-games.ts';
import {
  byGame,
  endGames,
  flatten,
  overdueGames,
  readJournal,
  seatStandIns,
  type FlatRow,
  type Journals,
} from './sql-journal.ts';
import { findSnapshot, writeSnapshot } from './sql-snapshots.ts';
import { readOutages, writeBeat } from './sql-outages.ts';
import { SqlLobby, filtered } from './sql-lobby.ts';
import { writeTurns } from './sql-turns.ts';
import { findUser, insertUser, userOfSession } from './sql-users.ts';
import * as chat from './sql-chat.ts';
import * as notes from './sql-notes.ts';
import type { BotTurnStore } from './turns-port.ts';

const secretByGame = prepared((db, game: string) =>
  db.selectFrom('secrets').select('secret').where('game', '=', game),
);

/** What both databases have in common; each adapter adds opening, appending and listening. */
export abstract class SqlStorage implements Storage {
  abstract readonly isShared: boolean;
  abstract readonly turns: BotTurnStore;
  protected readonly db: Kysely<Schema>;
  protected readonly journals: Journals;
  readonly accounts: SqlAccounts;
  readonly lobby: SqlLobby;
  readonly club: SqlClub;

  constructor(db: Kysely<Schema>, journals: Journals) {
    this.db = db;
    this.journals = journals;
    const attempt = <T>(work: () => Promise<T>): Promise<T> => this.attempt(work);
    const lock = (tx: Transaction<Schema>, key: number): Promise<void> => this.#lock(tx, key);
    const tellLeft = (user: string): Promise<void> => this.tellLeft(user);
    this.accounts = new SqlAccounts({ db, attempt, tellLeft, lock });
    this.lobby = new SqlLobby({
      db,
      attempt,
      journals: this.journals,
      tellSeated: (tx, game) => this.tellSeated(tx, game),
      lock,
    });
    this.club = new SqlClub({ db, attempt, lock });
  }

  /** Inserts the rows whose place is free, all or none, and answers with the games of those. */
  protected abstract insertRows(db: Kysely<Schema>, rows: readonly FlatRow[]): Promise<Set<string>>;
  /** The same as a transaction of its own: nearly every commit is nothing else. */
  protected abstract insertAlone(rows: readonly FlatRow[]): Promise<Set<string>>;
  /** The time as all processes see it. */
  protected abstract readonly clock: () => RawBuilder<number>;
  /** Turns a driver's error into ours where it means that the database cannot be used. */
  protected abstract understand(error: unknown): unknown;
  abstract listen(listener: ChangeListener): Promise<void>;
  protected async tellSeated(_tx: Transaction<Schema>, _game: string): Promise<void> {}
  protected async tellChatted(_game: string, _id: number): Promise<void> {}
  protected async tellBots(_db: Kysely<Schema>): Promise<void> {}
  protected async tellLeft(_user: string): Promise<void> {}

  /** In the embedded database one writes at a time, which is lock enough. */
  async #lock(tx: Transaction<Schema>, key: number): Promise<void> {
    if (this.isShared) await sql`select pg_advisory_xact_lock(${key})`.execute(tx);
  }

  protected async attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw this.understand(error);
    }
  }

  #transaction<T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.attempt(() => this.db.transaction().execute(work));
  }

  addUser(user: StoredUser): Promise<void> {
    return this.attempt(() => insertUser(this.db, user));
  }

  findUser(id: string): Promise<StoredUser | undefined> {
    return this.attempt(() => findUser(this.db, id));
  }

  addSession({ hash, user, expires }: { hash: string; user: string; expires: number }) {
    return this.attempt(async () => {
      await this.db.insertInto('sessions').values({ hash, user_id: user, expires }).execute();
    });
  }

  userOfSession(hash: string, now: number): Promise<StoredUser | undefined> {
    return this.attempt(() => userOfSession(this.db, hash, now));
  }

  removeSession(hash: string): Promise<void> {
    return this.attempt(async () => {
      await this.db.deleteFrom('sessions').where('hash', '=', hash).execute();
    });
  }

  addGame(game: StoredGame, secret: Uint8Array): Promise<void> {
    return this.#transaction((tx) => insertGame(tx, game, secret));
  }

  findGame(id: string): Promise<StoredGame | undefined> {
    return this.attempt(() => findGame(this.db, id));
  }

  listGames(filter: GameFilter): Promise<StoredGame[]> {
    return this.attempt(async () => withSeats(this.db, await filtered(this.db, filter).execute()));
  }

  takeSeat(game: string, seat: number, user: string, seedCommitment?: string): Promise<boolean> {
    return this.#transaction(async (tx) => {
      const isTaken = await takeSeat(tx, game, seat, user, seedCommitment);
      if (isTaken) await this.tellSeated(tx, game);
      return isTaken;
    });
  }

  hold(game: string, why: string, at: number): Promise<void> {
    return this.#transaction((tx) => holdGame(tx, game, why, at));
  }

  release(game: string): Promise<number | undefined> {
    return this.#transaction((tx) => releaseGame(tx, game));
  }

  closeHeld(game: string): Promise<void> {
    return this.attempt(() => closeHeldGame(this.db, game));
  }

  secretOf(game: string): Promise<Uint8Array> {
    return this.attempt(async () => {
      const { rows } = await secretByGame(this.db, game);
      return new Uint8Array(rows[0].secret);
    });
  }

  append(batch: readonly Append[]): Promise<boolean[]> {
    // Always in the same order, so that two processes cannot wait for each other.
    const inOrder = [...batch].sort(byGame);
    const rows = inOrder.map(flatten);
    const isPlain = batch.every(({ result, bots }) => result === undefined && !bots);
    return this.attempt(async () => {
      const inserted = await (isPlain
        ? this.insertAlone(rows)
        : this.db.transaction().execute(async (tx) => {
            const free = await this.insertRows(tx, rows);
            const stored = inOrder.filter(({ game }) => free.has(game));
            await endGames(tx, stored);
            await seatStandIns(tx, stored);
            if (await writeTurns(tx, stored, this.clock())) await this.tellBots(tx);
            return free;
          }));
      return batch.map(({ game }) => inserted.has(game));
    });
  }

  journal(game: string, after: number): Promise<JournalRow[]> {
    return this.attempt(async () => {
      await this.journals.complete([game]);
      return readJournal(this.db, game, after);
    });
  }

  snapshot(game: string): Promise<Snapshot | undefined> {
    return this.attempt(() => findSnapshot(this.db, game));
  }

  putSnapshot(snapshot: Snapshot): Promise<void> {
    return this.attempt(() => writeSnapshot(this.db, snapshot));
  }

  overdue(now: number): Promise<string[]> {
    return this.attempt(() => overdueGames(this.db, this.journals, now));
  }

  time(): Promise<number> {
    return this.attempt(async () => {
      const { rows } = await sql<{ now: number }>`select ${this.clock()} as now`.execute(this.db);
      return rows[0].now;
    });
  }

  beat(now: number, most: number): Promise<boolean> {
    return this.#transaction((tx) => writeBeat(tx, now, most, this.isShared));
  }

  outages(after: number): Promise<Outage[]> {
    return this.attempt(() => readOutages(this.db, after));
  }

  addChat(game: string, room: ChatRoom, line: SpokenLine): Promise<number> {
    return this.attempt(async () => {
      const id = await chat.insertChat(this.db, game, room, line);
      await this.tellChatted(game, id);
      return id;
    });
  }

  chat(game: string, room: ChatRoom, after: number): Promise<StoredChat[]> {
    return this.attempt(() => chat.readChat(this.db, game, room, after));
  }

  putNote(game: string, user: string, text: string): Promise<void> {
    return this.attempt(() => notes.writeNote(this.db, game, user, text));
  }

  note(game: string, user: string): Promise<string> {
    return this.attempt(() => notes.readNote(this.db, game, user));
  }

  putPreferences(user: string, preferences: object): Promise<void> {
    return this.attempt(() => notes.writePreferences(this.db, user, preferences));
  }

  preferences(user: string): Promise<object> {
    return this.attempt(() => notes.readPreferences(this.db, user));
  }

  sharedLimiter(_name: string, _allowance: Allowance): RateLimiterAbstract | undefined {
    return undefined;
  }

  /** The one row that is always there is written anew. */
  ping(): Promise<void> {
    return this.attempt(async () => {
      await sql`update brink_schema set version = version`.execute(this.db);
    });
  }

  close(): Promise<void> {
    return this.db.destroy();
  }
}
