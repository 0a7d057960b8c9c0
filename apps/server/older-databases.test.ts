import { cpSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomPolicy } from '@brink/bots';
import { gameCalled } from '@brink/games';
import { Random } from '@brink/kernel';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rehearse } from './club/rehearsing/rehearsal.ts';
import { Table } from './play/table.ts';
import { openStorage } from './storage/open.ts';
import type { Storage, StoredGame } from './storage/port.ts';
import { hasPostgres, startCluster, type Cluster } from './testing/postgres-cluster.ts';
import { newFolder } from './testing/server-process.ts';

/** Databases as older programs have left them; a release adds its own (`tools/fixture.ts`). */
const FIXTURES = fileURLToPath(new URL('testing/fixtures/', import.meta.url));
const MOST_CHOICES = 20_000;

let cluster: Cluster | undefined;
beforeAll(async () => {
  if (hasPostgres) cluster = await startCluster();
});
afterAll(() => cluster?.remove());

const resultOf = ({ result }: Table): Table['result'] => result;

/** Bots play a game that another program has begun to its end. */
async function finish(storage: Storage, game: StoredGame): Promise<void> {
  const secret = await storage.secretOf(game.id);
  const table = new Table(gameCalled(game.game)!, game, game.clock, secret);
  for (const row of await storage.journal(game.id, -1)) table.read(row);
  const bot = randomPolicy(new Random(1));
  for (let n = 0; !table.result && n < MOST_CHOICES; n++) {
    const actor = [...table.sides.keys()].find((seat) => table.waiting & (1 << seat))!;
    const { decision } = table;
    const choice = bot(table.session.game, actor);
    const row = table.write({ kind: 'choice', decision, actor, choice, chance: [] }, 0);
    const result = resultOf(table);
    const append = { game: game.id, row, ...(result && { result }) };
    expect(await storage.append([append])).toEqual([true]);
  }
  expect((await storage.findGame(game.id))?.status).toBe('finished');
}

/** Its archive tells what it told, and its games go on to their ends. */
async function expectLasting(storage: Storage): Promise<void> {
  const { games, list } = await rehearse(storage);
  expect(games).toBeGreaterThan(0);
  expect(list).toEqual([]);
  const running = await storage.listGames({ status: 'playing', hidden: true, limit: 100 });
  expect(running.length).toBeGreaterThan(0);
  for (const game of running) await finish(storage, game);
  await storage.close();
}

describe.each(readdirSync(FIXTURES))('a database of %s', (name) => {
  it('lasts in its file', async () => {
    const folder = newFolder();
    cpSync(join(FIXTURES, name, 'brink.db'), join(folder.path, 'brink.db'));
    await expectLasting(await openStorage(undefined, folder.path));
    folder.remove();
  });

  const dump = join(FIXTURES, name, 'brink.sql');
  it.runIf(hasPostgres && existsSync(dump))('lasts in PostgreSQL', async () => {
    const url = await cluster!.newDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(readFileSync(dump, 'utf8'));
    await client.end();
    await expectLasting(await openStorage(url, ''));
  });
});
