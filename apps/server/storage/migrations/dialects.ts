import { sql, type RawBuilder } from 'kysely';

export type Kind = 'sqlite' | 'postgres';

/** What the two databases call the same thing. */
export interface Dialect {
  readonly bytes: RawBuilder<unknown>;
  readonly counter: RawBuilder<unknown>;
  /** Rows lie in the order of the primary key. */
  readonly clustered: RawBuilder<unknown>;
  /** Where they do not: statements that make the key of a table answer without its rows. */
  readonly covering: (table: string, key: string, more: string) => readonly RawBuilder<unknown>[];
  /** Texts of a group below each other, in an order. */
  readonly lines: (text: RawBuilder<unknown>, order: RawBuilder<unknown>) => RawBuilder<unknown>;
}

export const DIALECTS: Readonly<Record<Kind, Dialect>> = {
  sqlite: {
    bytes: sql`blob`,
    counter: sql`integer primary key autoincrement`,
    clustered: sql`without rowid`,
    covering: () => [],
    lines: (text, order) => sql`group_concat(${text}, char(10) order by ${order})`,
  },
  postgres: {
    bytes: sql`bytea`,
    counter: sql`bigint generated always as identity primary key`,
    clustered: sql``,
    covering: (table, key, more) => [
      sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_pkey`)},
        add constraint ${sql.ref(`${table}_pkey`)} primary key (${sql.raw(key)})
        include (${sql.raw(more)})`,
      // Only pages that were swept since they changed are answered for by the key.
      sql`alter table ${sql.table(table)} set (autovacuum_vacuum_scale_factor = 0.01,
        autovacuum_vacuum_insert_scale_factor = 0.01)`,
    ],
    lines: (text, order) => sql`string_agg(${text}, chr(10) order by ${order})`,
  },
};

/** What brings a database from one version to the next. */
export type Migration = (dialect: Dialect) => readonly RawBuilder<unknown>[];
