import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startCluster, type Cluster } from '../testing/postgres-cluster.ts';
import { MOST_STATEMENTS, PreparingPool } from './postgres-pool.ts';

interface Shelf {
  books: { id: number; title: string };
}

describe.runIf(hasPostgres)('queries that are asked again on one connection', () => {
  let cluster: Cluster;
  let db: Kysely<Shelf>;
  beforeAll(async () => {
    cluster = await startCluster();
    const pool = new Pool({ connectionString: await cluster.newDatabase(), max: 1 });
    db = new Kysely<Shelf>({ dialect: new PostgresDialect({ pool: new PreparingPool(pool) }) });
    await sql`create table books (id integer primary key, title text not null)`.execute(db);
  });
  afterAll(async () => {
    await db?.destroy();
    cluster?.remove();
  });

  const kept = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements order by prepare_time`.execute(db);
    return rows.map(({ statement }) => statement);
  };
  const titles = (ids: readonly number[]): Promise<{ title: string }[]> =>
    db.selectFrom('books').select('title').where('id', 'in', ids).orderBy('id').execute();

  it('are kept once, whatever their values and within a transaction too', async () => {
    await db.transaction().execute(async (tx) => {
      for (const id of [1, 2]) {
        await tx
          .insertInto('books')
          .values({ id, title: `Volume ${id}` })
          .execute();
      }
    });
    expect(await titles([1])).toEqual([{ title: 'Volume 1' }]);
    expect(await titles([2])).toEqual([{ title: 'Volume 2' }]);
    expect(await kept()).toEqual([
      'insert into "books" ("id", "title") values ($1, $2)',
      'select "title" from "books" where "id" in ($1) order by "id"',
    ]);
  });

  it('of all columns survive a column that another process adds', async () => {
    const all = db.selectFrom('books').selectAll().where('id', '=', 1);
    expect(await all.executeTakeFirst()).toEqual({ id: 1, title: 'Volume 1' });
    await sql`alter table books add column shelf integer`.execute(db);
    expect(await all.executeTakeFirst()).toEqual({ id: 1, title: 'Volume 1', shelf: null });
    expect(await titles([1])).toEqual([{ title: 'Volume 1' }]);
  });

  it('of ever other lengths do not fill the memory of the database', async () => {
    for (let length = 1; length <= MOST_STATEMENTS + 10; length++) {
      const ids = Array.from({ length }, (_, i) => i + 1);
      expect(await titles(ids)).toHaveLength(Math.min(2, length));
    }
    expect(await kept()).toHaveLength(MOST_STATEMENTS);
  });
});
