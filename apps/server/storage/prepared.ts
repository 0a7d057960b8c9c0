import { sql, type CompiledQuery, type Insertable, type Kysely, type QueryResult } from 'kysely';
import type { Schema } from './schema.ts';

/** Stands for a value while a query is put together. */
class Slot {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

type Build<Values extends readonly unknown[], Row> = (
  db: Kysely<Schema>,
  ...values: Values
) => { compile(): CompiledQuery<Row> };

/**
 * A query that is put together once, which takes longer than running it. `build` hands its values
 * on as they are; each time the query is run those of that time take their places.
 */
export function prepared<Values extends readonly unknown[], Row>(build: Build<Values, Row>) {
  // One for each database, for they do not speak alike.
  const queries = new WeakMap<object, CompiledQuery<Row>>();
  return (db: Kysely<Schema>, ...values: Values): Promise<QueryResult<Row>> => {
    const { adapter } = db.getExecutor();
    let query = queries.get(adapter);
    if (!query) {
      const slots = values.map((_, index) => new Slot(index)) as unknown as Values;
      query = build(db, ...slots).compile();
      queries.set(adapter, query);
    }
    const parameters = query.parameters.map((value) =>
      value instanceof Slot ? values[value.index] : value,
    );
    return db.executeQuery({ ...query, parameters });
  };
}

/** Inserts rows of the same columns; put together once for so many rows of such columns. */
export const insertion = <Table extends keyof Schema & string>(table: Table) =>
  writing<Table>((db, rows) => db.insertInto(table).values(rows).compile());

/** Inserts rows, or adds their sums to those of the row that has the same key. */
export const addition = <Table extends keyof Schema & string>(
  table: Table,
  key: readonly (keyof Schema[Table] & string)[],
  sums: readonly (keyof Schema[Table] & string)[],
) => {
  const added = sums.map((name) => {
    const column = sql.ref(name);
    return sql`${column} = ${sql.table(table)}.${column} + excluded.${column}`;
  });
  return writing<Table>((db, rows) => {
    const columns = Object.keys(rows[0]);
    const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`);
    return sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
      values ${sql.join(values)}
      on conflict (${sql.join(key.map((name) => sql.ref(name)))})
      do update set ${sql.join(added)}`.compile(db);
  });
};

/** A statement about rows of the same columns, put together once for so many of them. */
function writing<Table extends keyof Schema & string>(
  compile: (db: Kysely<Schema>, rows: readonly Insertable<Schema[Table]>[]) => CompiledQuery,
) {
  type Row = Insertable<Schema[Table]>;
  const queries = new WeakMap<object, Map<string, CompiledQuery>>();
  return async (db: Kysely<Schema>, rows: readonly Row[]): Promise<void> => {
    const { adapter } = db.getExecutor();
    const known = queries.get(adapter) ?? new Map<string, CompiledQuery>();
    queries.set(adapter, known);
    const shape = `${rows.length} ${Object.keys(rows[0]).join(' ')}`;
    let query = known.get(shape);
    if (!query) {
      query = compile(db, rows);
      known.set(shape, query);
    }
    const parameters = rows.flatMap((row) => Object.values(row));
    await db.executeQuery({ ...query, parameters });
  };
}
