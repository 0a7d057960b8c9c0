import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DATABASES, isInstalled, newDatabase, type Database } from '../testing/databases.ts';
import { startOwnServer } from '../testing/own-server.ts';
import { newGame, newGuest } from '../testing/player.ts';
import type { Rooms } from './rooms.ts';
import { GRACE_MS, timeLost } from './time-lost.ts';

const LIVE = { kind: 'live', total: 600_000, increment: 0 } as const;
const SLOW = { kind: 'slow', perMove: 3_600_000, cap: 3_600_000 } as const;

it('counts what was lost since the last entry, once', () => {
  const outages = [
    { began: 1_000, ended: 21_000 },
    { began: 50_000, ended: 150_000 },
  ];
  expect(timeLost(LIVE, 0, outages)).toBe(120_000 + GRACE_MS);
  // The entry was written while the database still took it.
  expect(timeLost(LIVE, 60_000, outages)).toBe(90_000 + GRACE_MS);
  expect(timeLost(LIVE, 150_000, outages)).toBe(0);
  expect(timeLost(SLOW, 0, outages)).toBe(120_000);
  expect(timeLost(SLOW, 100_000, outages)).toBe(0);
  expect(timeLost({ kind: 'none' }, 0, outages)).toBe(0);
});

describe.each(DATABASES.filter(isInstalled))('the time of players on %s', (name) => {
  let database: Database;
  let game: string;
  let untimed: string;
  beforeAll(async () => {
    database = await newDatabase(name);
    const server = await startOwnServer(database.env);
    const cookies = await Promise.all(['Ann', 'Ben'].map((each) => newGuest(server.url, each)));
    game = await newGame(server.url, cookies, { clock: LIVE });
    untimed = await newGame(server.url, cookies);
    await server.close();
  });
  afterAll(() => database.remove());

  const kindsOf = async ({ storage }: Rooms, id: string): Promise<string[]> =>
    (await storage.journal(id, -1)).map(({ entry }) => entry.kind);
  const leftAt = (rooms: Rooms): Promise<number> =>
    rooms.of(game).withTable((loaded) => loaded!.table.clocks.deadline! - rooms.now());

  it('does not run while the server is away, and a little later', async () => {
    const server = await startOwnServer(database.env);
    const { rooms } = server;
    // An hour passes in which nobody is there, more than anybody has on their clock.
    const { now } = rooms;
    rooms.now = () => now() + 3_600_000;
    await rooms.storage.beat(rooms.now(), 0);
    await rooms.heartbeat.close();
    await rooms.heartbeat.open();
    await rooms.of(game).checkTime();
    const left = await leftAt(rooms);
    expect(left).toBeGreaterThan(LIVE.total / 2);
    expect(left).toBeLessThanOrEqual(LIVE.total + GRACE_MS);
    const kinds = await kindsOf(rooms, game);
    expect(kinds).toContain('reopen');
    expect(await kindsOf(rooms, untimed)).toEqual(['start']);
    // Reading it again gives nothing back a second time.
    rooms.of(game).forget();
    await rooms.of(game).checkTime();
    expect(await kindsOf(rooms, game)).toEqual(kinds);
    await server.close();
  });

  it('is not moved by a jump of the clock of the machine', async () => {
    const server = await startOwnServer(database.env);
    const jump = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    try {
      await server.rooms.of(game).checkTime();
      expect(await server.rooms.of(game).withTable((loaded) => loaded!.table.result)).toBe(
        undefined,
      );
    } finally {
      jump.mockRestore();
      await server.close();
    }
  });
});
