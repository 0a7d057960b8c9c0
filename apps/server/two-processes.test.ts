import type { GameSummary } from '@brink/protocol';
import { expect, it } from 'vitest';
import { Player, ask, newGuest } from './testing/player.ts';
import { hasPostgres, startCluster } from './testing/postgres-cluster.ts';
import { startProcess } from './testing/server-process.ts';

it.runIf(hasPostgres)(
  'what is done in the lobby of one process is heard at another',
  async () => {
    const cluster = await startCluster();
    const DATABASE_URL = await cluster.newDatabase();
    const [one, two] = await Promise.all([
      startProcess({ DATABASE_URL }),
      startProcess({ DATABASE_URL }),
    ]);
    const [ann, ben] = [await newGuest(one.url, 'Ann'), await newGuest(two.url, 'Ben')];
    const create = async (): Promise<string> => {
      const wanted = { game: 'twilight-struggle', seat: 0 };
      return ((await ask(one.url, 'POST', '/api/games', ann, wanted)).json as GameSummary).id;
    };
    const page = await Player.connect(two.url, ann);

    const cancelled = await create();
    await page.request({ type: 'subscribe', game: cancelled });
    await ask(one.url, 'POST', `/api/games/${cancelled}/cancel`, ann);
    await page.until(({ messages }) => messages.at(-1)!.type === 'error');
    expect(page.messages.at(-1)).toEqual({ type: 'error', game: cancelled, code: 'no-such-game' });

    const game = await create();
    expect(await page.request({ type: 'subscribe', game })).toMatchObject({ type: 'waiting' });
    await ask(one.url, 'POST', `/api/games/${game}/join`, ben, {});
    await page.until(({ standing }) => standing?.status === 'playing');
    expect(page.seat).toBe(0);

    await ask(one.url, 'POST', '/api/logout', ann);
    await page.closed;
    expect((await ask(two.url, 'GET', '/api/me', ann)).json).toBeNull();
    await Promise.all([one.stop(), two.stop()]);
    cluster.remove();
  },
  60_000,
);
