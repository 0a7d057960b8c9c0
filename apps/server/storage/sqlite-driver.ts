import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';
import type Database from 'libsql';
import AsyncDatabase from 'libsql/promise';

/** Statements kept ready: reading one costs as much as a small query. Long lists come and go. */
const MOST_KEPT = 200;
/** So many transactions share a commit at most: nobody waits for ever. */
const MOST_TOGETHER = 20;

/** The library's own threads do it; until they are done nobody may use the connection. */
const inBackground = AsyncDatabase.prototype.exec as (
  this: Database.Database,
  text: string,
) => Promise<void>;

const isReading = (text: string): boolean => /^\s*(select|pragma)\b/i.test(text);

interface Kept {
  readonly statement: Database.Statement;
  readonly hasRows: boolean;
}

type Query = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** A way into the file, with its statements. They run here and now, for they only touch memory. */
class Way {
  readonly database: Database.Database;
  readonly #kept = new Map<string, Kept>();

  constructor(database: Database.Database) {
    this.database = database;
  }

  #prepare(text: string): Kept {
    const kept = this.#kept.get(text) ?? this.#read(text);
    // The last used is the last to be forgotten.
    this.#kept.delete(text);
    this.#kept.set(text, kept);
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    return kept;
  }

  #read(text: string): Kept {
    const statement = this.database.prepare(text);
    return { statement, hasRows: statement.reader };
  }

  run<R>({ sql, parameters }: Query): QueryResult<R> {
    const { statement, hasRows } = this.#prepare(sql);
    if (hasRows) return { rows: statement.all(parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Whether a transaction can begin and end here; a statement that never ended prevents it. */
  get isUsable(): boolean {
    try {
      if (this.database.inTransaction) this.database.exec('rollback');
      this.database.exec('savepoint trial; release trial');
      return true;
    } catch {
      return false;
    }
  }

  close(): void {
    this.#kept.clear();
    this.database.close();
  }
}

const nothing = (): void => undefined;

/** Statements, and what is done before others have their turn if they were carried out. */
export interface Work {
  readonly text: string;
  readonly done: () => void;
}

/** A transaction that is done and waits for the commit. */
interface Done {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The embedded database: one writes at a time, and everybody reads what is committed, even while
 * the next commit is under way. A commit waits for the disk, so it is done elsewhere while the
 * games go on; transactions that wait for each other share it.
 */
export class SqliteFile {
  readonly #connect: () => Database.Database;
  /** None after a failure that has made it useless, until somebody wants to write again. */
  #writer: Way | undefined;
  readonly #reader: Way;
  #isTaken = false;
  /** A transaction has ended; set by whoever has to know before others have their turn. */
  whenEnded: (isCommitted: boolean) => void = () => undefined;
  readonly #waiting: (() => void)[] = [];
  #done: Done[] = [];

  /** Who can write is asked for at once, and again whenever the one before is of no use. */
  constructor(connect: () => Database.Database, reader: Database.Database) {
    this.#connect = connect;
    this.#writer = new Way(connect());
    this.#reader = new Way(reader);
  }

  read<R>(query: Query): QueryResult<R> {
    return this.#reader.run(query);
  }

  /** Inside a transaction. */
  write<R>(query: CompiledQuery): QueryResult<R> {
    return this.#open().run(query);
  }

  #open(): Way {
    this.#writer ??= new Way(this.#connect());
    return this.#writer;
  }

  get #isInTransaction(): boolean {
    return this.#writer?.database.inTransaction ?? false;
  }

  #run(sql: string): void {
    this.#open().run({ sql, parameters: [] });
  }

  /** Whatever may have to wait, for the disk or for somebody else, is done there. */
  #runInBackground(text: string): Promise<void> {
    return inBackground.call(this.#open().database, text);
  }

  /** Where nobody else writes the turn has come at once, and there is nothing to wait for. */
  #turn(): Promise<void> | undefined {
    if (this.#isTaken) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return undefined;
  }

  #passOn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }

  async begin(): Promise<void> {
    await this.#turn();
    try {
      // Another process may hold the lock; nothing after this has to wait for it.
      if (!this.#isInTransaction) await this.#runInBackground('begin immediate');
      this.#run('savepoint own');
    } catch (error) {
      this.#undo(error);
      throw error;
    }
  }

  /** Resolves when what was written is on the disk, together with what others have written. */
  async commit(): Promise<void> {
    try {
      this.#run('release own');
    } catch (error) {
      this.rollback();
      throw error;
    }
    const committed = new Promise<void>((resolve, reject) => this.#done.push({ resolve, reject }));
    this.#goOn();
    await committed;
  }

  /** Undoes what was written since `begin`, and nothing else. */
  rollback(): void {
    try {
      // After some failures the database has undone everything by itself, and this fails too.
      this.#run('rollback to own');
      this.#run('release own');
    } catch (error) {
      this.#undo(error);
      return;
    }
    this.whenEnded(false);
    this.#goOn();
  }

  /** Whoever waits has his turn before the commit, and shares it. */
  #goOn(): void {
    if (this.#waiting.length > 0 && this.#done.length < MOST_TOGETHER) this.#passOn();
    else if (this.#isInTransaction) void this.#finish('commit', nothing);
    else this.#passOn();
  }

  /** Ends the transaction with these statements; rejects nobody but those who have written. */
  async #finish(text: string, done: () => void): Promise<unknown> {
    try {
      await this.#runInBackground(text);
    } catch (error) {
      this.#undo(error);
      return error;
    }
    done();
    this.whenEnded(true);
    for (const { resolve } of this.#done.splice(0)) resolve();
    this.#passOn();
    return undefined;
  }

  /** Undoes whatever is not on the disk. */
  #undo(error: unknown): void {
    if (this.#writer && !this.#writer.isUsable) {
      this.#writer.close();
      this.#writer = undefined;
    }
    this.whenEnded(false);
    for (const { reject } of this.#done.splice(0)) reject(error);
    this.#passOn();
  }

  /** A whole transaction done elsewhere; what it is about is asked when its turn has come. */
  async transact(work: () => Work): Promise<void> {
    const turn = this.#turn();
    if (turn) await turn;
    let asked: Work;
    try {
      asked = work();
    } catch (error) {
      this.#goOn();
      throw error;
    }
    const { text, done } = asked;
    if (text === '') {
      done();
      this.#goOn();
      return;
    }
    const begin = this.#isInTransaction ? '' : 'begin immediate;';
    const error = await this.#finish(`${begin}${text};commit`, done);
    if (error !== undefined) throw error;
  }

  close(): void {
    this.#reader.close();
    this.#writer?.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile;
  isInTransaction = false;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isInTransaction) return this.#file.write(query);
    if (isReading(query.sql)) return this.#file.read(query);
    await this.#file.begin();
    let result: QueryResult<R>;
    try {
      result = this.#file.write<R>(query);
    } catch (error) {
      this.#file.rollback();
      throw error;
    }
    await this.#file.commit();
    return result;
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('nothing is read piece by piece');
  }
}

class SqliteDriver implements Driver {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#file);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await this.#file.begin();
    connection.isInTransaction = true;
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.isInTransaction = false;
    await this.#file.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    // What could not be committed is undone already.
    if (!connection.isInTransaction) return;
    connection.isInTransaction = false;
    this.#file.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#file.close();
  }
}

export const sqliteDialect = (file: SqliteFile): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SqliteDriver(file),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
