import { setTimeout as sleep } from 'node:timers/promises';
import type { GameSummary } from '@brink/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/port.ts';
import { Player, ask, newGuest } from '../testing/player.ts';
import { hasPostgres, startCluster, type Cluster } from '../testing/postgres-cluster.ts';
import { startProcess, type ServerProcess } from '../testing/server-process.ts';

const PATIENCE = 180_000;

/** How many choices of bots a process has made. */
async function choicesAt({ url }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const found = [...text.matchAll(/^brink_bot_choices_total\{.*\} (\d+)$/gm)];
  return found.reduce((sum, [, count]) => sum + Number(count), 0);
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const giveUp = Date.now() + PATIENCE / 2; Date.now() < giveUp; await sleep(200)) {
    if (await condition()) return;
  }
  throw new Error('it did not come about');
}

describe.runIf(hasPostgres)('two processes on one PostgreSQL', () => {
  let cluster: Cluster;
  let DATABASE_URL: string;
  let servers: ServerProcess[];
  let storage: Storage;
  let cookie: string;
  beforeAll(async () => {
    cluster = await startCluster();
    DATABASE_URL = await cluster.newDatabase();
    servers = [await startProcess({ DATABASE_URL }), await startProcess({ DATABASE_URL })];
    storage = await openStorage(DATABASE_URL, '');
    cookie = await newGuest(servers[0].url, 'Ann');
  }, PATIENCE);
  afterAll(async () => {
    // One that a failed test has left running.
    await Promise.all(servers.map((server) => server.kill()));
    await storage.close();
    cluster.remove();
  });

  /** Tables that a person leaves at once: from then on four bots play among themselves. */
  async function leaveToBots(level: string, tables: number): Promise<string[]> {
    const games: string[] = [];
    for (let n = 0; n < tables; n++) {
      const { url } = servers[n % servers.length];
      const opponent = { kind: 'bot', level };
      const wanted = { game: 'volk', preset: 'two-plus-two', seat: 0, opponent };
      const made = await ask(url, 'POST', '/api/games', cookie, wanted);
      const game = (made.json as GameSummary).id;
      const player = await Player.connect(url, cookie);
      await player.request({ type: 'subscribe', game });
      expect(await player.request({ type: 'resign', game })).toMatchObject({ type: 'done' });
      player.leave();
      games.push(game);
    }
    return games;
  }

  const choicesIn = async (game: string): Promise<number> =>
    (await storage.journal(game, -1)).filter(({ entry }) => entry.kind === 'choice').length;
  const isFinished = async (game: string): Promise<boolean> =>
    (await storage.findGame(game))!.status === 'finished';

  it(
    'answer every turn of a bot once, and share the work',
    async () => {
      const games: string[] = [];
      let made = [0, 0];
      // Who takes a seat is chance: once in a while one takes all of them.
      while (Math.min(...made) === 0 && games.length < 10) {
        games.push(...(await leaveToBots('learner', 2)));
        await until(async () => (await Promise.all(games.map(isFinished))).every(Boolean));
        made = await Promise.all(servers.map(choicesAt));
      }
      const chosen = await Promise.all(games.map(choicesIn));
      expect(made[0] + made[1]).toBe(chosen.reduce((sum, count) => sum + count, 0));
      expect(Math.min(...made)).toBeGreaterThan(0);
    },
    PATIENCE,
  );

  it(
    'take over the turns of one that is killed',
    async () => {
      const games = await leaveToBots('strategist', 4);
      await until(async () => (await Promise.all(games.map(choicesIn))).every((n) => n > 1));
      await servers[0].kill();
      const before = await Promise.all(games.map(choicesIn));
      const hasGoneOn = async (game: string, at: number): Promise<boolean> =>
        (await isFinished(game)) || (await choicesIn(game)) > before[at] + 2;
      await until(async () => (await Promise.all(games.map(hasGoneOn))).every(Boolean));
      expect(await choicesAt(servers[1])).toBeGreaterThan(0);
      await servers[1].stop();
    },
    PATIENCE,
  );
});
