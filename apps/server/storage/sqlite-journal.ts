import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { FlatRow, Journals } from './sql-journal.ts';

/** How entries get into the journals of the embedded database. */
export interface SqliteJournal extends Journals {
  /** Makes sure that what is here is known. */
  review(): Promise<void>;
  /** Inside a transaction: inserts the rows whose place is free, and answers with those. */
  insert(db: Kysely<Schema>, rows: readonly FlatRow[]): Promise<readonly { game: string }[]>;
  /** The same as a transaction of its own. */
  insertAlone(rows: readonly FlatRow[]): Promise<readonly { game: string }[]>;
  /** Leaves nothing that is not in the journals. */
  close(): Promise<void>;
}

/** Each entry goes straight to its journal: the plain way. */
export class PlainJournal implements SqliteJournal {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  insert(db: Kysely<Schema>, rows: readonly FlatRow[]): Promise<{ game: string }[]> {
    return db
      .insertInto('journal')
      .values([...rows])
      .onConflict((on) => on.doNothing())
      .returning('game')
      .execute();
  }

  insertAlone(rows: readonly FlatRow[]): Promise<{ game: string }[]> {
    return this.insert(this.#db, rows);
  }

  async complete(): Promise<boolean> {
    return false;
  }

  urgent(): readonly string[] {
    return [];
  }

  async review(): Promise<void> {}
  async close(): Promise<void> {}
}
