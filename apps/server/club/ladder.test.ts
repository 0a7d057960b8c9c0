import type { Ladder } from '@brink/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount } from '../testing/accounts.ts';
import { askAs, newBot } from '../testing/bots.ts';
import { DATABASES, isInstalled, newDatabase, type Database } from '../testing/databases.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { ask, newGuest } from '../testing/player.ts';
import { Stream } from '../testing/stream.ts';

const LADDER = '?ladder=red-sea';
const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe.each(DATABASES.filter(isInstalled))('the ladder of bots on %s', (name) => {
  let database: Database;
  let server: OwnServer;
  let url: string;
  let owners: string[];
  const streams: Stream[] = [];
  const listen = async (token: string, query: string): Promise<Stream> => {
    const stream = await Stream.open(url, token, query);
    streams.push(stream);
    return stream;
  };
  beforeAll(async () => {
    database = await newDatabase(name);
    server = await startOwnServer({ ...database.env, LADDER_GAMES: '1' });
    ({ url } = server);
    owners = [];
    for (const each of ['One', 'Two', 'Three']) owners.push(await newAccount(url, each));
  });
  afterAll(async () => {
    for (const stream of streams) stream.leave();
    await server.close();
    database.remove();
  });

  const ladder = async (): Promise<Ladder> =>
    (await ask(url, 'GET', '/api/ladder?game=red-sea')).json as Ladder;
  const seeking = async (count: number): Promise<Ladder> => {
    for (let left = 400; left > 0; left--) {
      const found = await ladder();
      if (found.bots.filter(({ isSeeking }) => isSeeking).length === count) return found;
      await rest(50);
    }
    return ladder();
  };

  it('pairs those that listen and want to, one game at a time, with sides in turn', async () => {
    const bots = [
      await newBot(url, owners[0], 'Alpha'),
      await newBot(url, owners[1], 'Beta'),
      await newBot(url, owners[1], 'Beta too'),
      await newBot(url, owners[2], 'Shy'),
    ];
    const shy = await listen(bots[3].token, '');
    await Promise.all(bots.slice(1, 3).map(({ token }) => listen(token, LADDER)));
    await seeking(2);
    await server.jobs.goRound();
    // Nobody's own bots are paired.
    expect((await ladder()).playing).toEqual([]);

    await listen(bots[0].token, LADDER);
    expect((await seeking(3)).bots[0]).toMatchObject({ games: 0, isProvisional: true });
    const seats: string[][] = [];
    for (let each = 0; each < 3; each++) {
      await server.jobs.goRound();
      const { playing, most } = await ladder();
      expect(most).toBe(1);
      expect(playing).toHaveLength(1);
      await server.jobs.goRound();
      expect((await ladder()).playing).toEqual(playing);
      const [{ id, names }] = playing;
      seats.push([...names]);
      const { json } = await ask(url, 'GET', `/api/games/${id}`);
      expect(json).toMatchObject({ rated: true, clock: { kind: 'live' } } satisfies object);
      const loser = bots.find(({ bot }) => bot.name === names[0])!;
      expect((await askAs(url, 'POST', `/api/games/${id}/resign`, loser.token)).status).toBe(200);
    }
    // Alpha has met both of the others before it meets one again, from the other side.
    expect(seats.every((names) => names.includes('Alpha'))).toBe(true);
    expect(new Set(seats.slice(0, 2).flat())).toEqual(new Set(['Alpha', 'Beta', 'Beta too']));
    const again = seats.slice(0, 2).find((names) => seats[2].every((one) => names.includes(one)))!;
    expect(seats[2]).toEqual([again[1], again[0]]);
    expect(shy.events).toEqual([]);
    await server.jobs.goRound();
    const { bots: table } = await ladder();
    expect(table.map(({ games }) => games).sort()).toEqual([1, 2, 3]);
  });

  it('forgets a bot that leaves', async () => {
    for (const stream of streams) stream.leave();
    const { bots } = await seeking(0);
    expect(bots.filter(({ isSeeking }) => isSeeking)).toEqual([]);
  });

  it('is for bots that may play, and for games there are', async () => {
    const { token } = await newBot(url, owners[2], 'Reader', ['read']);
    await expect(listen(token, LADDER)).rejects.toThrow('403');
    const player = await newBot(url, owners[2], 'Wrong');
    await expect(listen(player.token, '?ladder=chess')).rejects.toThrow('400');
    const cookie = await newGuest(url, 'Guest');
    const { status } = await fetch(`${url}/api/events${LADDER}`, { headers: { cookie } });
    expect(status).toBe(403);
  });

  it('a stream ends when its token is revoked, and its bot is paired no more', async () => {
    const { token, tokenId } = await newBot(url, owners[0], 'Revoked');
    const other = await newBot(url, owners[0], 'Kept');
    const stream = await listen(token, LADDER);
    const kept = await listen(other.token, '');
    await seeking(1);
    expect((await ask(url, 'DELETE', `/api/tokens/${tokenId}`, owners[0])).status).toBe(200);
    await stream.ended;
    await seeking(0);
    const isOpen = await Promise.race([kept.ended.then(() => false), rest(1_500).then(() => true)]);
    expect(isOpen).toBe(true);
  });
});
