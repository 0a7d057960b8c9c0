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

/**
 * The one connection to an embedded database. Statements run here and now, for they only touch
 * memory; a commit waits for the disk, so it is done elsewhere while the games go on.
 */
class SqliteConnection implements DatabaseConnection {
  readonly #database: Database.Database;
  readonly #kept = new Map<string, Database.Statement>();

  constructor(database: Database.Database) {
    this.#database = database;
  }

  #prepare(text: string): Database.Statement {
    const statement = this.#kept.get(text) ?? this.#database.prepare(text);
    // The last used is the last to be forgotten.
    this.#kept.delete(text);
    this.#kept.set(text, statement);
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    return statement;
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const statement = this.#prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#database.inTransaction || isReading(query.sql)) return this.#run(query);
    this.begin();
    try {
      const result = this.#run<R>(query);
      await this.commit();
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('nothing is read piece by piece');
  }

  begin(): void {
    this.#prepare('begin').run();
  }

  commit(): Promise<void> {
    return inBackground.call(this.#database, 'commit');
  }

  rollback(): void {
    // After some failures the database has done so itself.
    if (this.#database.inTransaction) this.#prepare('rollback').run();
  }

  close(): void {
    this.#kept.clear();
    this.#database.close();
  }
}

/** Hands the connection to those who want it, one after the other. */
class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;
  #isFree: Promise<void> = Promise.resolve();
  #free: () => void = () => undefined;

  constructor(database: Database.Database) {
    this.#connection = new SqliteConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    const before = this.#isFree;
    let free: () => void;
    this.#isFree = new Promise((resolve) => (free = resolve));
    await before;
    this.#free = free!;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#free();
  }

  async beginTransaction(): Promise<void> {
    this.#connection.begin();
  }

  commitTransaction(): Promise<void> {
    return this.#connection.commit();
  }

  async rollbackTransaction(): Promise<void> {
    this.#connection.rollback();
  }

  async destroy(): Promise<void> {
    this.#connection.close();
  }
}

export const sqliteDialect = (database: Database.Database): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new SqliteDriver(database),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
