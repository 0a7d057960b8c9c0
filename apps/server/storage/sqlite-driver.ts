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

  close(): void {
    this.#kept.clear();
    this.database.close();
  }
}

/** Statements, and what is done before others have their turn if they were carried out. */
export interface Work {
  readonly text: string;
  readonly done: () => void;
}

/**
 * The embedded database: one writes at a time, and everybody reads what is committed, even while
 * the next commit is under way. A commit waits for the disk, so it is done elsewhere while the
 * games go on.
 */
export class SqliteFile {
  readonly #writer: Way;
  readonly #reader: Way;
  #isTaken = false;
  /** A transaction has ended; set by whoever has to know before others have their turn. */
  whenEnded: (isCommitted: boolean) => void = () => undefined;
  readonly #waiting: (() => void)[] = [];

  constructor(writer: Database.Database, reader: Database.Database) {
    this.#writer = new Way(writer);
    this.#reader = new Way(reader);
  }

  read<R>(query: Query): QueryResult<R> {
    return this.#reader.run(query);
  }

  /** Inside a transaction. */
  write<R>(query: CompiledQuery): QueryResult<R> {
    return this.#writer.run(query);
  }

  /** Where nobody else writes the turn has come at once, and there is nothing to wait for. */
  #turn(): Promise<void> | undefined {
    if (this.#isTaken) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
    return undefined;
  }

  #end(isCommitted: boolean): void {
    this.whenEnded(isCommitted);
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }

  async begin(): Promise<void> {
    await this.#turn();
    try {
      this.#writer.run({ sql: 'begin', parameters: [] });
    } catch (error) {
      this.#end(false);
      throw error;
    }
  }

  async commit(): Promise<void> {
    await inBackground.call(this.#writer.database, 'commit');
    this.#end(true);
  }

  /** After a failure, that of a commit included. */
  rollback(): void {
    // After some failures the database has done so itself.
    if (this.#writer.database.inTransaction) this.#writer.run({ sql: 'rollback', parameters: [] });
    this.#end(false);
  }

  /** A whole transaction done elsewhere; what it is about is asked when its turn has come. */
  async transact(work: () => Work): Promise<void> {
    const turn = this.#turn();
    if (turn) await turn;
    try {
      const { text, done } = work();
      if (text !== '') await inBackground.call(this.#writer.database, `begin;${text};commit`);
      done();
    } catch (error) {
      this.rollback();
      throw error;
    }
    this.#end(true);
  }

  close(): void {
    this.#reader.close();
    this.#writer.close();
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
    try {
      const result = this.#file.write<R>(query);
      await this.#file.commit();
      return result;
    } catch (error) {
      this.#file.rollback();
      throw error;
    }
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
    await this.#file.commit();
    connection.isInTransaction = false;
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
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
