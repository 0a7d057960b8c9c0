import { join } from 'node:path';
import type { GameSummary } from '@brink/protocol';
import { expect, it } from 'vitest';
import { Player, ask, newGuest } from './testing/player.ts';
import { hasPostgres, startCluster } from './testing/postgres-cluster.ts';
import { newFolder, startProcess } from './testing/server-process.ts';
import { withClock, writeClock } from './testing/wrong-clock.ts';

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

it.runIf(hasPostgres)(
  'machines whose clocks differ agree how much time is left',
  async () => {
    const hours = 3_600_000;
    const cluster = await startCluster();
    const DATABASE_URL = await cluster.newDatabase();
    const folder = newFolder();
    const file = join(folder.path, 'clock');
    writeClock(file, -2 * hours);
    const right = await startProcess({ DATABASE_URL });
    const behind = await startProcess({ DATABASE_URL, ...withClock(file) });
    const cookies = [await newGuest(right.url, 'Ann'), await newGuest(behind.url, 'Ben')];
    const clock = { kind: 'slow', perMove: hours, cap: hours };
    const wanted = { game: 'twilight-struggle', seat: 0, clock };
    const made = await ask(behind.url, 'POST', '/api/games', cookies[0], wanted);
    const { id } = made.json as GameSummary;
    await ask(behind.url, 'POST', `/api/games/${id}/join`, cookies[1], {});
    const page = await Player.connect(right.url, cookies[0]);
    await page.request({ type: 'subscribe', game: id });
    expect(page.standing!.status).toBe('playing');
    for (const left of page.standing!.clocks!.remaining) expect(left).toBeGreaterThan(hours / 2);
    page.leave();
    await Promise.all([right.stop(), behind.stop()]);
    cluster.remove();
    folder.remove();
  },
  60_000,
);
