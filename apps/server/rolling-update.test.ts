import type { GameSummary } from '@brink/protocol';
import { Random } from '@brink/kernel';
import { expect, it } from 'vitest';
import { rehearse } from './club/rehearsing/rehearsal.ts';
import { openStorage } from './storage/open.ts';
import { buildOlder } from './testing/older-build.ts';
import { Player, ask, newGame, newGuest } from './testing/player.ts';
import { hasPostgres, startCluster } from './testing/postgres-cluster.ts';
import { startProcess } from './testing/server-process.ts';
import { StubbornGame } from './testing/stubborn-game.ts';

const idsAt = async (url: string, cookie: string): Promise<string[]> => {
  const { json } = await ask(url, 'GET', '/api/games?mine=true', cookie);
  return (json as { games: GameSummary[] }).games.map(({ id }) => id).sort();
};

it.runIf(hasPostgres)(
  'an older process and a newer one on one PostgreSQL: games of both revisions go on',
  async () => {
    const cluster = await startCluster();
    const DATABASE_URL = await cluster.newDatabase();
    const older = await startProcess({ DATABASE_URL }, await buildOlder());
    const cookies = [await newGuest(older.url, 'Ann'), await newGuest(older.url, 'Ben')] as const;
    const begun = await newGame(older.url, cookies);
    let places = [older.url, older.url];
    const first = new StubbornGame(begun, cookies, (seat) => places[seat], new Random(1));
    await first.play(5);

    // The update begins: one of the two players is led to the new process, and a new game begins there.
    const newer = await startProcess({ DATABASE_URL });
    first.leave();
    places = [older.url, newer.url];
    const fresh = await newGame(newer.url, cookies);
    const second = new StubbornGame(fresh, cookies, () => newer.url, new Random(2));
    await Promise.all([first.play(10), second.play(10)]);

    const stranger = await Player.connect(older.url, cookies[0]);
    expect(await stranger.request({ type: 'subscribe', game: fresh })).toMatchObject({
      type: 'error',
      code: 'elsewhere',
    });
    expect(await idsAt(older.url, cookies[0])).toEqual([begun, fresh].sort());
    stranger.leave();

    // It ends: what the older one had begun is finished by the newer one, by the older rules.
    first.leave();
    places = [newer.url, newer.url];
    await older.stop();
    await Promise.all([first.play(), second.play()]);
    expect([first, second].map(({ isOver, complaints }) => [isOver, complaints])).toEqual([
      [true, []],
      [true, []],
    ]);
    for (const game of [first, second]) game.stop();
    await newer.stop();
    const storage = await openStorage(DATABASE_URL, '');
    const rules = async (id: string) => [
      (await storage.findGame(id))?.rules,
      (await storage.journal(id, -1))[0].entry,
    ];
    expect(await rules(begun)).toMatchObject([1, { kind: 'start', rules: 1 }]);
    expect(await rules(fresh)).toMatchObject([2, { kind: 'start', rules: 2 }]);
    expect((await rehearse(storage)).list).toEqual([]);
    await storage.close();
    cluster.remove();
  },
  120_000,
);
