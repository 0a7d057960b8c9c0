import { PUBLIC, Random } from '@brink/kernel';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Schema } from '../storage/schema.ts';
import { newAccount, resignedGame } from '../testing/accounts.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { Player } from '../testing/player.ts';
import { StubbornGame } from '../testing/stubborn-game.ts';
import type { Told } from './players.ts';
import { judge } from './verdict.ts';

let server: OwnServer;
let cookies: readonly [string, string];
let pair: readonly [string, string];
beforeAll(async () => {
  server = await startOwnServer();
  cookies = [await newAccount(server.url, 'Ann'), await newAccount(server.url, 'Ben')];
  pair = [await newAccount(server.url, 'Cid'), await newAccount(server.url, 'Dot')];
});
afterAll(() => server.close());

it('follows ratings of games that were counted in another order than they ended', async () => {
  const { url, rooms, jobs } = server;
  const { now } = rooms;
  const month = 30 * 86_400_000;
  // They are counted in the order of their names, which are drawn.
  for (let n = 0; n < 7; n++) {
    rooms.now = () => now() + n * month;
    await resignedGame(url, pair, 0);
  }
  await jobs.goRound();
  rooms.now = now;
  expect((await judge(rooms.storage, [])).wrongRatings).toEqual([]);
});

it('sees a choice that is lost, a hand that is told and a rating that is wrong', async () => {
  const { url, rooms, jobs } = server;
  const { storage } = rooms;
  const id = await resignedGame(url, cookies, 0);
  await resignedGame(url, cookies, 1);
  await jobs.goRound();
  const game = new StubbornGame(id, cookies, () => url, new Random(1));
  const own = await Player.connect(url, cookies[0]);
  await own.request({ type: 'subscribe', game: id });
  const { seq, log } = own;
  const told: Told = { viewer: own.seat, seq, view: JSON.stringify(own.view), log };
  own.leave();
  expect(await judge(storage, [{ game, told: [told] }])).toEqual({
    lost: [],
    complaints: [],
    leaks: [],
    broken: [],
    outOfTime: [],
    wrongRatings: [],
    told: 1,
  });

  const { db } = storage as unknown as { db: Kysely<Schema> };
  // One player has had that side in both games, which are settled in any order.
  await db
    .updateTable('ratings')
    .set({ rating: 1700 })
    .where('side', '=', 'us')
    .where('games', '=', 2)
    .execute();
  game.acknowledged.push({ decision: 0, actor: 0, choice: 1 });
  const leaked = { ...told, viewer: PUBLIC };
  const verdict = await judge(storage, [{ game, told: [leaked] }]);
  expect(verdict).toMatchObject({
    lost: [`${id}: 0 0 1`],
    leaks: [`${id}: entry ${seq}, viewer ${PUBLIC}`],
    broken: [],
  });
  expect(verdict.wrongRatings).toHaveLength(1);
  await db.deleteFrom('rating_history').where('played', '=', id).execute();
  const [first] = (await judge(storage, [])).wrongRatings;
  expect(first).toBe(`${id} changed 0 ratings, not 4`);
});
