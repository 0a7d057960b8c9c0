import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import type { JournalRow } from '../play/journal.ts';
import { newFolder } from '../testing/server-process.ts';
import { openSqlite } from './sqlite.ts';

const row = (seq: number, decision = seq, actor = 0): JournalRow => ({
  seq,
  at: 1_700_000_000_000 + seq,
  entry: { kind: 'choice', decision, actor, choice: 7, chance: [1, 2] },
  waiting: 2,
});

describe('the day-book', () => {
  const folder = newFolder();
  const file = join(folder.path, 'brink.db');
  const look = <T>(query: string): T[] => {
    const database = new Database(file);
    try {
      return database.prepare(query).all() as T[];
    } finally {
      database.close();
    }
  };
  const count = (table: string): number =>
    look<{ n: number }>(`select count(*) as n from ${table}`)[0].n;
  let storage: Awaited<ReturnType<typeof openSqlite>> | undefined;
  afterEach(async () => {
    await storage?.close();
    storage = undefined;
  });

  it('takes the entries of a commit on one line, and posts them before they are read', async () => {
    storage = await openSqlite(file);
    await storage.append([
      { game: 'b', row: row(0) },
      { game: 'a', row: row(0) },
    ]);
    await storage.append([{ game: 'a', row: row(1) }]);
    expect([count('daybook'), count('journal')]).toEqual([2, 0]);
    // Reading another game does not need them.
    expect(await storage.journal('c', -1)).toEqual([]);
    expect([count('daybook'), count('journal')]).toEqual([2, 0]);
    expect(await storage.journal('a', -1)).toEqual([row(0), row(1)]);
    expect([count('daybook'), count('journal')]).toEqual([0, 3]);
    // What is posted is still known to be taken.
    expect(await storage.append([{ game: 'a', row: row(1, 5) }])).toEqual([false]);
    expect(await storage.append([{ game: 'a', row: row(2, 1) }])).toEqual([false]);
    expect(await storage.append([{ game: 'a', row: row(2) }])).toEqual([true]);
  });

  it('has nothing left in it after a shutdown', async () => {
    storage = await openSqlite(file);
    await storage.append([{ game: 'd', row: row(0) }]);
    await storage.close();
    storage = undefined;
    expect(count('daybook')).toBe(0);
  });

  it('is posted by the next process where one was killed', async () => {
    const database = new Database(file);
    const entry = JSON.stringify(row(0).entry);
    const line = JSON.stringify([['e', 0, 'choice', 0, 0, entry, row(0).at, 2, null]]);
    database.prepare('insert into daybook (entries) values (?)').run(line);
    database.close();
    storage = await openSqlite(file);
    expect(await storage.append([{ game: 'e', row: row(0, 3) }])).toEqual([false]);
    expect(await storage.append([{ game: 'e', row: row(1) }])).toEqual([true]);
    expect(await storage.journal('e', -1)).toEqual([row(0), row(1)]);
  });

  it('is posted by itself when a thousand entries stand in it', async () => {
    storage = await openSqlite(file);
    const games = Array.from({ length: 100 }, (_, index) => `f${index}`);
    for (let seq = 0; seq < 10; seq++) {
      expect(count('daybook')).toBe(seq);
      await storage.append(games.map((game) => ({ game, row: row(seq) })));
    }
    // It is done beside: what comes after it waits for it.
    await storage.append([{ game: 'g', row: row(0) }]);
    expect(count('daybook')).toBe(1);
    expect(look("select count(*) as n from journal where game like 'f%'")).toMatchObject([
      { n: 1000 },
    ]);
  });
});
