import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '@brink/kernel';
import Database from 'libsql';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { JournalRow } from './journal.ts';
import { newFolder } from '../testing/server-process.ts';
import { openSqlite } from './sqlite.ts';

const row = (seq: number, decision = seq, actor = 0): JournalRow => ({
  seq,
  at: 1_700_000_000_000 + seq,
  entry: { kind: 'choice', decision, actor, choice: 7, chance: [1, 2] },
  waiting: 2,
});

describe('the write buffer', () => {
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
  afterAll(() => folder.remove());

  it('takes the entries of a commit on one line, and posts them before they are read', async () => {
    storage = await openSqlite(file);
    await storage.append([
      { game: 'b', row: row(0) },
      { game: 'a', row: row(0) },
    ]);
    await storage.append([{ game: 'a', row: row(1) }]);
    expect([count('write_buffer'), count('journal')]).toEqual([2, 0]);
    // Reading another game does not need them.
    expect(await storage.journal('c', -1)).toEqual([]);
    expect([count('write_buffer'), count('journal')]).toEqual([2, 0]);
    // The first line is still needed by the other game.
    expect(await storage.journal('a', -1)).toEqual([row(0), row(1)]);
    expect([count('write_buffer'), count('journal')]).toEqual([2, 2]);
    expect(await storage.journal('b', -1)).toEqual([row(0)]);
    expect([count('write_buffer'), count('journal')]).toEqual([0, 3]);
    // What is posted is still known to be taken.
    expect(await storage.append([{ game: 'a', row: row(1, 5) }])).toEqual([false]);
    expect(await storage.append([{ game: 'a', row: row(2, 1) }])).toEqual([false]);
    expect(await storage.append([{ game: 'a', row: row(2) }])).toEqual([true]);
    expect(await storage.journal('a', 0)).toEqual([row(1), row(2)]);
  });

  it('posts what a look at the clocks is about, and nothing else', async () => {
    storage = await openSqlite(file);
    const clock = { kind: 'live', total: 1000, increment: 0 } as const;
    const game = (id: string) => ({
      id,
      game: 'red-sea',
      options: {},
      rules: 1,
      clock,
      visibility: 'open' as const,
      status: 'playing' as const,
      creator: 'somebody',
      created: 5,
      seats: [{}, {}],
    });
    for (const id of ['early', 'late', 'moved']) {
      await storage.addGame(game(id), new Uint8Array(32));
    }
    const at = (id: string, seq: number, deadline: number) => ({
      game: id,
      row: { ...row(seq), deadline },
    });
    await storage.append([at('early', 0, 100), at('late', 0, 900), at('moved', 0, 100)]);
    expect((await storage.overdue(200)).sort()).toEqual(['early', 'moved']);
    await storage.append([at('moved', 1, 900)]);
    // The one that stands in the journal is not the last.
    expect(await storage.overdue(200)).toEqual(['early']);
    const posted = look<{ game: string }>('select game from journal order by game, seq');
    expect(posted.map((each) => each.game).filter((id) => id.length > 3)).toEqual([
      'early',
      'moved',
      'moved',
    ]);
    expect((await storage.overdue(1000)).sort()).toEqual(['early', 'late', 'moved']);
  });

  it('has nothing left in it after a shutdown', async () => {
    storage = await openSqlite(file);
    await storage.append([{ game: 'd', row: row(0) }]);
    await storage.close();
    storage = undefined;
    expect(count('write_buffer')).toBe(0);
  });

  it('is posted by the next process where one was killed', async () => {
    const database = new Database(file);
    const entry = JSON.stringify(row(0).entry);
    const line = JSON.stringify([['e', 0, 'choice', 0, 0, entry, row(0).at, 2, null]]);
    database.prepare('insert into write_buffer (entries) values (?)').run(line);
    database.close();
    storage = await openSqlite(file);
    expect(await storage.append([{ game: 'e', row: row(0, 3) }])).toEqual([false]);
    expect(await storage.append([{ game: 'e', row: row(1) }])).toEqual([true]);
    expect(await storage.journal('e', -1)).toEqual([row(0), row(1)]);
  });

  it('posts a game that has many entries together with the next of them', async () => {
    storage = await openSqlite(file);
    const posted = count('journal');
    for (let seq = 0; seq < 24; seq++) {
      await storage.append(['f', 'g'].map((game) => ({ game, row: row(seq) })));
    }
    expect(count('journal')).toBe(posted);
    await storage.append([{ game: 'f', row: row(24) }]);
    expect(count('journal')).toBe(posted + 25);
    expect(await storage.journal('f', -1)).toHaveLength(25);
    expect(await storage.journal('g', -1)).toHaveLength(24);
    expect([count('write_buffer'), count('journal')]).toEqual([0, posted + 49]);
  });

  it('knows what is taken of very many games', async () => {
    storage = await openSqlite(file);
    const games = Array.from({ length: 6000 }, (_, index) => `many${index}`);
    await storage.append(games.map((game) => ({ game, row: row(0) })));
    await storage.append([{ game: games[0], row: row(1) }]);
    expect(await storage.append([{ game: games[1], row: row(0, 7) }])).toEqual([false]);
    // Those it may forget are read from their journals.
    await storage.close();
    storage = await openSqlite(file);
    await storage.append([{ game: games[0], row: row(2) }]);
    expect(await storage.append([{ game: games[1], row: row(0, 7) }])).toEqual([false]);
    expect(await storage.append([{ game: games[1], row: row(1) }])).toEqual([true]);
  });

  it('is read again where a write failed, and what failed is not in it', async () => {
    storage = await openSqlite(file);
    await storage.append([{ game: 'h', row: row(0) }]);
    const broken = { ...row(1), at: undefined } as unknown as JournalRow;
    await storage.append([{ game: 'h', row: broken }]);
    // A row without its time can be written down, but not posted.
    await expect(storage.journal('h', -1)).rejects.toThrow('undefined');
    look('delete from write_buffer where id > 1 returning id');
    expect(await storage.journal('h', -1)).toEqual([row(0)]);
    expect(await storage.append([{ game: 'h', row: row(1) }])).toEqual([true]);
    expect(await storage.journal('h', -1)).toEqual([row(0), row(1)]);
  });

  it('has nothing to do with what others fail to write', async () => {
    storage = await openSqlite(file);
    for (const id of ['one', 'two']) {
      await storage.addUser({ id, name: id, kind: 'guest', created: 5 });
    }
    const credentials = { name: 'Ann', login: 'ann', password: 'hash' };
    expect(await storage.accounts.register('one', credentials)).toBe(true);
    await storage.append([{ game: 'k', row: row(0) }]);
    const lines = count('write_buffer');
    expect(await storage.accounts.register('two', credentials)).toBe(false);
    await storage.append([{ game: 'k', row: row(1) }]);
    expect(count('write_buffer')).toBe(lines + 1);
    expect(await storage.journal('k', -1)).toEqual([row(0), row(1)]);
  });

  it('agrees with a plain list of entries, whatever is written, read, copied and opened again', async () => {
    const random = new Random(11);
    const known = new Map<string, JournalRow[]>();
    const games = Array.from({ length: 12 }, (_, index) => `random${index}`);
    storage = await openSqlite(file);
    const write = async (): Promise<void> => {
      const batch = games
        .filter(() => random.below(3) === 0)
        .map((game) => {
          const rows = known.get(game) ?? [];
          // Now and then a place that is taken.
          const isTaken = rows.length > 0 && random.below(8) === 0;
          const seq = isTaken ? random.below(rows.length) : rows.length;
          return { game, isTaken, row: row(seq, isTaken ? 9000 + seq : seq, random.below(2)) };
        });
      if (batch.length === 0) return;
      expect(await storage!.append(batch)).toEqual(batch.map(({ isTaken }) => !isTaken));
      for (const { game, isTaken, row: written } of batch) {
        if (!isTaken) known.set(game, [...(known.get(game) ?? []), written]);
      }
    };
    const read = async (game: string): Promise<void> =>
      expect(await storage!.journal(game, -1)).toEqual(known.get(game) ?? []);
    const readBeside = async (game: string): Promise<void> => {
      // What is being written may be there or not, what was acknowledged is.
      const before = known.get(game) ?? [];
      const rows = await storage!.journal(game, -1);
      expect(rows.slice(0, before.length)).toEqual(before);
    };
    const copy = async (to: string): Promise<void> => {
      // As a killed process leaves it.
      for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${to}${end}`);
      const killed = await openSqlite(to);
      for (const game of games) {
        expect(await killed.journal(game, -1)).toEqual(known.get(game) ?? []);
      }
      await killed.close();
    };
    for (let step = 0; step < 600; step++) {
      await write();
      if (random.below(10) === 0) await read(games[random.below(games.length)]);
      if (random.below(20) === 0) await Promise.all([write(), ...games.map(readBeside)]);
      if (random.below(100) === 0) {
        await storage.close();
        storage = await openSqlite(file);
      }
      if (random.below(100) === 0) await copy(join(folder.path, `killed${step}.db`));
    }
    for (const game of games) await read(game);
  }, 60_000);
});
