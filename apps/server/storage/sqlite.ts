import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import Database from 'libsql';
import { Failure } from '../base/failures.ts';
import { migrate } from './migrations.ts';
import { StorageUnavailable, type Append } from './port.ts';
import type { Schema } from './schema.ts';
import type { FlatRow } from './sql-journal.ts';
import { SqlStorage } from './sql-storage.ts';
import { PlainJournal, type SqliteJournal } from './sqlite-journal.ts';
import { WriteBuffer } from './sqlite-write-buffer.ts';
import { SqliteFile, sqliteDialect } from './sqlite-driver.ts';
import { SqliteTurns } from './sqlite-turns.ts';

const OWNER_ONLY = 0o600;

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

const gamesOf = (rows: readonly { game: string }[]): Set<string> =>
  new Set(rows.map(({ game }) => game));

/** The embedded database: one file, one process, every commit flushed to the disk. */
class SqliteStorage extends SqlStorage {
  readonly isShared = false;
  readonly turns: SqliteTurns;
  protected readonly clock = () => sql<number>`${Date.now()}`;
  readonly #lock: Database.Database | undefined;
  readonly #journal: SqliteJournal;

  constructor(db: Kysely<Schema>, journal: SqliteJournal, lock: Database.Database | undefined) {
    super(db, journal);
    this.#journal = journal;
    this.#lock = lock;
    this.turns = new SqliteTurns(db);
  }

  override async append(batch: readonly Append[]): Promise<boolean[]> {
    await this.attempt(() => this.#journal.review());
    return super.append(batch);
  }

  protected async insertRows(db: Kysely<Schema>, rows: readonly FlatRow[]): Promise<Set<string>> {
    return gamesOf(await this.#journal.insert(db, rows));
  }

  protected async insertAlone(rows: readonly FlatRow[]): Promise<Set<string>> {
    return gamesOf(await this.#journal.insertAlone(rows));
  }

  protected understand(error: unknown): unknown {
    const code = codeOf(error);
    if (/^SQLITE_(FULL|IOERR|READONLY|BUSY|CANTOPEN|LOCKED)/.test(code)) {
      return new StorageUnavailable(error as Error, /^SQLITE_(BUSY|LOCKED)/.test(code));
    }
    return error;
  }

  async listen(): Promise<void> {}

  override async close(): Promise<void> {
    // So that the file by itself is everything; what cannot be moved now is read at the next start.
    if (this.#lock) {
      await this.#journal.close().catch(() => undefined);
      await sql`pragma wal_checkpoint(truncate)`.execute(this.db).catch(() => undefined);
    }
    await super.close();
    if (this.#lock) release(this.#lock);
  }
}

function explain(error: unknown, file: string): Failure {
  if (error instanceof Failure) return new Failure(`${file}: ${error.message}`);
  const { message } = error as Error;
  const reasons: Readonly<Record<string, string>> = {
    SQLITE_BUSY: 'the database is in use by another process',
    SQLITE_FULL: 'the disk is full',
    SQLITE_NOTADB: 'this file is not a Brink database',
    SQLITE_READONLY: 'the database cannot be written to',
    SQLITE_CANTOPEN: 'the database cannot be opened',
    ENOSPC: 'the disk is full',
    EACCES: 'no permission to write here',
    EROFS: 'the file system is read-only',
  };
  const code = codeOf(error);
  const known = Object.keys(reasons).find((key) => code.startsWith(key));
  return new Failure(`${file}: ${known ? reasons[known] : message}`);
}

/** Passwords and hands are in it: what lies beside the file has its rights too. */
function keepToOwner(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(each)) chmodSync(each, OWNER_ONLY);
  }
}

/** Held as long as the process lives, however it dies; readers such as a back-up may go on. */
function lockFor(file: string): Database.Database {
  const lock = new Database(`${file}.lock`);
  try {
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw error;
  }
  return lock;
}

function release(lock: Database.Database): void {
  lock.exec('rollback');
  lock.close();
}

function connect(file: string, pragmas: readonly string[]): Database.Database {
  const database = new Database(file, { timeout: 5000 });
  try {
    for (const pragma of pragmas) database.pragma(pragma);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

export interface OpenOptions {
  /** Beside a server, which keeps the lock on the embedded database. */
  readonly isBeside?: boolean;
  /** Whether entries of the embedded database wait before they go to their journals. */
  readonly writeBuffer?: boolean;
}

/** Opens a file, and makes it if there is none. */
export async function openSqlite(
  file: string,
  { isBeside = false, writeBuffer = true }: OpenOptions = {},
): Promise<SqliteStorage> {
  let lock: Database.Database | undefined;
  let db: Kysely<Schema> | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    if (!isBeside) {
      keepToOwner(file);
      lock = lockFor(file);
    }
    const opened = new SqliteFile(
      () =>
        connect(file, [
          'journal_mode = WAL',
          'synchronous = FULL',
          'foreign_keys = ON',
          // Pages that change again and again are written to their place less often.
          'wal_autocheckpoint = 4000',
        ]),
      connect(file, ['query_only = ON']),
    );
    db = new Kysely({ dialect: sqliteDialect(opened) });
    await migrate(db, 'sqlite');
    const buffer = new WriteBuffer(opened);
    const isPlain = !writeBuffer && !isBeside;
    // What a process with a buffer has left there.
    if (isPlain) await buffer.review();
    return new SqliteStorage(db, isPlain ? new PlainJournal(db) : buffer, lock);
  } catch (error) {
    await db?.destroy();
    if (lock) release(lock);
    throw explain(error, file);
  }
}
