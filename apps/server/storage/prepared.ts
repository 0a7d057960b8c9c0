import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Statements kept ready; texts with lists of changing length come and go. */
const MOST = 200;

/** A database that reads a statement once and keeps it: reading it costs as much as a small query. */
export function withPrepared(database: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const statement = kept.get(text) ?? database.prepare(text);
      // The last used is the last to be forgotten.
      kept.delete(text);
      kept.set(text, statement);
      if (kept.size > MOST) kept.delete(kept.keys().next().value!);
      return statement;
    },
    close() {
      kept.clear();
      database.close();
    },
  };
}
