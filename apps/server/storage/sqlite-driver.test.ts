import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newFolder, type Folder } from '../testing/server-process.ts';
import { SqliteFile, sqliteDialect } from './sqlite-driver.ts';

interface Tables {
  a: { id: number };
  b: { id: number; a: number };
}

let folder: Folder;
let file: SqliteFile;
/** The one that writes now. */
let writer: Database.Database;
/** No other can be opened at the moment. */
let isAway: boolean;
let db: Kysely<Tables>;
let endings: boolean[];

beforeEach(() => {
  folder = newFolder();
  const connect = () => {
    const database = new Database(join(folder.path, 'test.db'), { timeout: 50 });
    for (const pragma of ['journal_mode = wal', 'foreign_keys = on']) database.pragma(pragma);
    return database;
  };
  const maker = connect();
  maker.exec('create table a (id integer primary key)');
  maker.exec('create table b (id integer, a integer references a deferrable initially deferred)');
  maker.close();
  isAway = false;
  file = new SqliteFile(() => {
    if (isAway) throw new Error('no such disk');
    return (writer = connect());
  }, connect());
  endings = [];
  file.whenEnded = (isCommitted) => void endings.push(isCommitted);
  db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
});
afterEach(async () => {
  await db.destroy();
  folder.remove();
});

const idsOf = async (table: 'a' | 'b'): Promise<number[]> => {
  const rows = await db.selectFrom(table).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

const insert = (id: number, isGood = true): Promise<string> =>
  db
    .transaction()
    .execute(async (tx) => {
      await tx.insertInto('a').values({ id }).execute();
      await sql`select 1`.execute(tx);
      if (!isGood) throw new Error('changed my mind');
      return 'stored';
    })
    .catch((error: Error) => error.message);

test('of transactions that come together each stands for itself', async () => {
  const asked = [1, 2, 3, 4, 5].map((id) => insert(id, id % 2 === 1));
  const no = 'changed my mind';
  expect(await Promise.all(asked)).toEqual(['stored', no, 'stored', no, 'stored']);
  expect(await idsOf('a')).toEqual([1, 3, 5]);
  // Two were undone, and what the others have written came to the disk at once.
  expect(endings).toEqual([false, false, true]);
});

test('a lone failure leaves the way free', async () => {
  expect(await insert(1, false)).toBe('changed my mind');
  expect(await insert(1)).toBe('stored');
  await expect(db.insertInto('a').values({ id: 1 }).execute()).rejects.toThrow('UNIQUE');
  await db.insertInto('a').values({ id: 2 }).execute();
  expect(await idsOf('a')).toEqual([1, 2]);
});

test('what is not committed is told to all who share the commit, and nothing of it stays', async () => {
  const orphan = db.insertInto('b').values({ id: 1, a: 99 }).execute();
  const asked = [insert(1), orphan.then(String, ({ message }: Error) => message), insert(2)];
  const answers = await Promise.all(asked);
  for (const answer of answers) expect(answer).toMatch(/FOREIGN KEY/);
  expect(await idsOf('a')).toEqual([]);
  expect(await insert(3)).toBe('stored');
  expect(await idsOf('a')).toEqual([3]);
});

test('work done elsewhere takes along what was written before it', async () => {
  let isDone = false;
  const work = () => ({
    text: 'insert into a values (7);insert into a values (8)',
    done: () => void (isDone = true),
  });
  const answers = await Promise.all([insert(1), insert(2), file.transact(work), insert(3)]);
  expect(answers).toEqual(['stored', 'stored', undefined, 'stored']);
  expect(isDone).toBe(true);
  expect(await idsOf('a')).toEqual([1, 2, 3, 7, 8]);
  expect(endings).toEqual([true, true]);
});

test('work that fails, or that nobody can say, leaves the others where they were', async () => {
  const nothing = (): void => undefined;
  const refused = file
    .transact(() => {
      throw new Error('not now');
    })
    .catch(({ message }: Error) => message);
  expect(await Promise.all([insert(1), refused, insert(2)])).toEqual([
    'stored',
    'not now',
    'stored',
  ]);
  const failing = file.transact(() => ({ text: 'insert into a values (1)', done: nothing }));
  await expect(failing).rejects.toThrow('UNIQUE');
  await file.transact(() => ({ text: '', done: nothing }));
  expect(await insert(3)).toBe('stored');
  expect(await idsOf('a')).toEqual([1, 2, 3]);
});

test('a crowd does not keep the first waiting for ever', async () => {
  const asked = Array.from({ length: 100 }, (_, id) => insert(id + 1));
  await Promise.all(asked);
  expect(endings).toHaveLength(5);
  expect(await idsOf('a')).toHaveLength(100);
});

test('a foreign lock holds up nobody who does not write, and is forgotten when it is gone', async () => {
  const foreign = new Database(join(folder.path, 'test.db'));
  foreign.exec('begin immediate');
  let isAnybodyServed = false;
  setImmediate(() => (isAnybodyServed = true));
  const work = { text: 'insert into a values (2)', done: (): void => undefined };
  const asked = [
    db.insertInto('a').values({ id: 1 }).execute(),
    db.insertInto('a').values({ id: 3 }).execute(),
    file.transact(() => work),
  ];
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
  expect(isAnybodyServed).toBe(true);
  foreign.exec('rollback');
  foreign.close();
  await db.insertInto('a').values({ id: 1 }).execute();
  await file.transact(() => work);
  expect(await insert(3)).toBe('stored');
  expect(await idsOf('a')).toEqual([1, 2, 3]);
});

/** A statement of its own that nobody ends: the writer can neither commit nor begin anew. */
function spoil(database: Database.Database): unknown {
  const many = `with recursive n (id) as (select 1000 union all select id + 1 from n limit 300)
    insert into a select id from n returning id`;
  const rows = database.prepare(many).iterate();
  rows.next();
  return rows;
}

test('a writer that is of no use any more is replaced', async () => {
  const kept = [spoil(writer)];
  expect(await insert(1)).not.toBe('stored');
  expect(await insert(2)).toBe('stored');
  kept.push(spoil(writer));
  const work = { text: 'insert into a values (3)', done: (): void => undefined };
  await expect(file.transact(() => work)).rejects.toThrow('in progress');
  await file.transact(() => work);
  expect(await idsOf('a')).toEqual([2, 3]);
  expect(kept).toHaveLength(2);
});

test('a writer that cannot be replaced yet is asked for again', async () => {
  const kept = spoil(writer);
  isAway = true;
  for (const id of [1, 2]) expect(await insert(id)).not.toBe('stored');
  const work = { text: 'insert into a values (3)', done: (): void => undefined };
  await expect(file.transact(() => work)).rejects.toThrow('no such disk');
  isAway = false;
  await file.transact(() => work);
  expect(await insert(4)).toBe('stored');
  expect(await idsOf('a')).toEqual([3, 4]);
  expect(kept).toBeDefined();
});
