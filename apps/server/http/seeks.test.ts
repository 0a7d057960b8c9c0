import type { GameSummary, OpenSeek, SeekStatus } from '@brink/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { ask, newGuest } from '../testing/player.ts';

let server: OwnServer;
let url: string;
let ahead = 0;
beforeAll(async () => {
  server = await startOwnServer();
  ({ url } = server);
  server.rooms.now = () => Date.now() + ahead;
});
afterAll(() => server.close());

const GAME = { game: 'twilight-struggle', pace: 'live' } as const;
const seek = (cookie: string, wanted: object = GAME) =>
  ask(url, 'PUT', '/api/seek', cookie, wanted);
const open = async (cookie?: string): Promise<OpenSeek[]> =>
  ((await ask(url, 'GET', '/api/seeks', cookie)).json as { seeks: OpenSeek[] }).seeks;
const codeOf = ({ json }: { json: unknown }): string =>
  (json as { error: { code: string } }).error.code;

describe('looking for an opponent', () => {
  it('brings two together who want the same, and both learn of it', async () => {
    const [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map((n) => newGuest(url, n)));
    expect((await seek(ann)).json).toMatchObject({ others: 0, range: [1400, 1600] });
    expect((await seek(eve, { ...GAME, pace: 'slow' })).json).toMatchObject({ others: 0 });
    expect(await open(ann)).toMatchObject([
      { name: 'Ann', pace: 'live', isYours: true },
      { name: 'Eve', pace: 'slow', isYours: false },
    ]);
    const { found } = (await seek(ben)).json as SeekStatus;
    expect((await seek(ann)).json).toMatchObject({ found });
    const game = (await ask(url, 'GET', `/api/games/${found}`, ben)).json as GameSummary;
    expect(game).toMatchObject({ status: 'playing', clock: { kind: 'live' }, rated: false });
    expect(game.players.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Ben']);
    expect((await open()).map(({ name }) => name)).toEqual(['Eve']);
    await ask(url, 'DELETE', '/api/seek', eve);
    expect(await open()).toEqual([]);
  });

  it('tells how long others had to wait, once enough have met', async () => {
    const wanted = { ...GAME, game: 'red-sea' };
    const wait = async (ms: number): Promise<void> => {
      const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => newGuest(url, name)));
      expect((await seek(ann, wanted)).json).not.toHaveProperty('usualWait');
      ahead += ms;
      expect((await seek(ben, wanted)).json).toHaveProperty('found');
    };
    for (const ms of [60_000, 5_000, 30_000]) await wait(ms);
    const eve = await newGuest(url, 'Eve');
    const { usualWait } = (await seek(eve, wanted)).json as SeekStatus;
    // The server’s clock goes on meanwhile.
    expect(Math.floor(usualWait! / 30_000)).toBe(1);
    await ask(url, 'DELETE', '/api/seek', eve);
  });

  it('asks wider the longer it takes, and forgets who has gone', async () => {
    const ann = await newGuest(url, 'Ann');
    await seek(ann);
    ahead += 50_000;
    expect((await seek(ann)).json).toMatchObject({ range: [1200, 1800] });
    expect((await seek(ann, { ...GAME, anyRating: true })).json).not.toHaveProperty('range');
    ahead += 80_000;
    expect(await open()).toEqual([]);
  });

  it('is refused where it makes no sense', async () => {
    const ann = await newGuest(url, 'Ann');
    expect(codeOf(await seek(ann, { ...GAME, rated: true }))).toBe('account-needed');
    expect(codeOf(await seek(ann, { ...GAME, game: 'chess' }))).toBe('no-such-game');
    expect((await ask(url, 'PUT', '/api/seek', undefined, GAME)).status).toBe(401);
  });
});
