import { setTimeout as sleep } from 'node:timers/promises';
import { gameCalled } from '@brink/games';
import { Random } from '@brink/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Table } from './play/table.ts';
import { openStorage } from './storage/open.ts';
import { newGame, newGuest } from './testing/player.ts';
import { hasPostgres, startCluster, type Cluster } from './testing/postgres-cluster.ts';
import { newFolder, startProcess, type ServerProcess } from './testing/server-process.ts';
import { StubbornGame } from './testing/stubborn-game.ts';

/** More of them by `BRINK_KILLS=50 npx vitest run apps/server/never-lost`. */
const KILLS = Number(process.env['BRINK_KILLS'] ?? 5);
const GAMES = 6;
const PATIENCE = 60_000 + KILLS * 20_000;

let cluster: Cluster | undefined;
beforeAll(async () => {
  if (hasPostgres) cluster = await startCluster();
  else console.log('left out: PostgreSQL is not installed on this machine');
}, 60_000);
afterAll(() => cluster?.remove());

interface Home {
  readonly env: Readonly<Record<string, string>>;
  remove(): void;
}

async function newHome(database: string): Promise<Home> {
  const folder = newFolder();
  const env = { DATA_DIR: folder.path, LOG_LEVEL: 'info' };
  if (database === 'SQLite') return { env, remove: () => folder.remove() };
  return {
    env: { ...env, DATABASE_URL: await cluster!.newDatabase() },
    remove: () => folder.remove(),
  };
}

async function openGames(where: (seat: number) => string): Promise<StubbornGame[]> {
  const url = where(0);
  const cookies: [string, string] = [await newGuest(url, 'Ann'), await newGuest(url, 'Ben')];
  const games: StubbornGame[] = [];
  for (let n = 0; n < GAMES; n++) {
    const id = await newGame(url, cookies);
    games.push(new StubbornGame(id, cookies, where, new Random(n)));
  }
  return games;
}

/** Waits until every game has gone on by some choices. */
async function expectProgress(games: readonly StubbornGame[], by: number): Promise<void> {
  const goals = games.map(({ acknowledged }) => acknowledged.length + by);
  const found = (): string[] =>
    games.map(({ acknowledged, isOver }, at) =>
      isOver || acknowledged.length >= goals[at] ? 'on' : `${acknowledged.length} of ${goals[at]}`,
    );
  await expect.poll(found, { timeout: 90_000 }).toEqual(games.map(() => 'on'));
}

/** Every acknowledged choice is stored, every journal can be read, nobody had to complain. */
async function expectNothingLost(games: readonly StubbornGame[], env: Home['env']): Promise<void> {
  const storage = await openStorage(env['DATABASE_URL'], env['DATA_DIR']);
  let acknowledged = 0;
  for (const game of games) {
    expect(game.complaints).toEqual([]);
    const rows = await storage.journal(game.id, -1);
    const stored = rows.flatMap(({ entry }) => {
      if (entry.kind !== 'choice') return [];
      const { decision, actor, choice } = entry;
      return [`${decision} ${actor} ${choice}`];
    });
    for (const { decision, actor, choice } of game.acknowledged) {
      expect(stored).toContain(`${decision} ${actor} ${choice}`);
    }
    acknowledged += game.acknowledged.length;
    const secret = await storage.secretOf(game.id);
    const begun = (await storage.findGame(game.id))!;
    const table = new Table(gameCalled(begun.game)!, begun, begun.clock, secret);
    for (const row of rows) table.read(row);
    expect(table.package.violations(table.session.game)).toEqual([]);
  }
  await storage.close();
  expect(acknowledged).toBeGreaterThan(GAMES);
}

describe.each(['SQLite', 'PostgreSQL'])('on %s', (database) => {
  it.runIf(database === 'SQLite' || hasPostgres)(
    `nothing acknowledged is lost when the server is killed ${KILLS} times`,
    async () => {
      const home = await newHome(database);
      let server: ServerProcess = await startProcess(home.env);
      const games = await openGames(() => server.url);
      const all = Promise.all(games.map((game) => game.play()));
      for (let kill = 0; kill < KILLS; kill++) {
        await sleep(50 + Math.random() * 500);
        await server.kill();
        server = await startProcess(home.env);
      }
      await expectProgress(games, 3);
      for (const game of games) game.stop();
      await all;
      await server.stop();
      await expectNothingLost(games, home.env);
      home.remove();
    },
    PATIENCE,
  );
});

describe.runIf(hasPostgres)('several processes on one PostgreSQL', () => {
  it('show each other the moves, and one takes over when the other is killed', async () => {
    const home = await newHome('PostgreSQL');
    const servers = await Promise.all([startProcess(home.env), startProcess(home.env)]);
    const alive = [true, true];
    const where = (seat: number): string => servers[alive[seat] ? seat : 1 - seat].url;
    const games = await openGames(where);
    await Promise.all(games.map((game) => game.play(8)));
    const all = Promise.all(games.map((game) => game.play()));
    alive[0] = false;
    await servers[0].kill();
    await expectProgress(games, 5);
    for (const game of games) game.stop();
    await all;
    await servers[1].stop();
    await expectNothingLost(games, home.env);
    home.remove();
  }, 120_000);

  it('heal by themselves when PostgreSQL restarts under them', async () => {
    const home = await newHome('PostgreSQL');
    const servers = await Promise.all([startProcess(home.env), startProcess(home.env)]);
    const games = await openGames((seat) => servers[seat].url);
    const all = Promise.all(games.map((game) => game.play()));
    for (let i = 0; i < 2; i++) {
      await expectProgress(games, 3);
      cluster!.stop();
      await sleep(200);
      cluster!.start();
    }
    await expectProgress(games, 3);
    for (const game of games) game.stop();
    await all;
    for (const server of servers) await server.stop();
    await expectNothingLost(games, home.env);
    home.remove();
  }, 180_000);
});
