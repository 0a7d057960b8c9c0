import type { CreatedGame, GameSummary, Invited } from '@brink/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount, resignedGame } from '../testing/accounts.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { ask, newGuest } from '../testing/player.ts';

let server: OwnServer;
let url: string;
let ann: string;
let ben: string;
let eve: string;
let ahead = 0;
beforeAll(async () => {
  server = await startOwnServer();
  ({ url } = server);
  server.rooms.now = () => Date.now() + ahead;
  [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => newGuest(url, name)));
});
afterAll(() => server.close());

const WEEK = 7 * 24 * 60 * 60 * 1000;
const LIVE = { kind: 'live', total: 2_700_000, increment: 30_000 } as const;

async function tableOfAnn(): Promise<CreatedGame> {
  const wanted = {
    game: 'twilight-struggle',
    seat: 0,
    opponent: { kind: 'link' },
    visibility: 'hidden',
  };
  const { status, json } = await ask(url, 'POST', '/api/games', ann, wanted);
  expect(status).toBe(201);
  return json as CreatedGame;
}

const look = (invite: string, cookie?: string) =>
  ask(url, 'GET', `/api/invitation?invite=${invite}`, cookie);
const change = (id: string, cookie: string, body: object) =>
  ask(url, 'PUT', `/api/games/${id}/terms`, cookie, body);
const codeOf = ({ json }: { json: unknown }): string =>
  (json as { error: { code: string } }).error.code;
const summary = async (id: string): Promise<GameSummary> =>
  (await ask(url, 'GET', `/api/games/${id}`, ann)).json as GameSummary;

describe('a link', () => {
  it('tells how strong the host is, unless they keep that to themselves', async () => {
    const [dora, emil] = [await newAccount(url, 'Dora'), await newAccount(url, 'Emil')];
    await resignedGame(url, [dora, emil], 1);
    await server.jobs.goRound();
    const wanted = { game: 'twilight-struggle', opponent: { kind: 'link' } };
    const made = (await ask(url, 'POST', '/api/games', dora, wanted)).json as CreatedGame;
    const { host } = (await look(made.invite!)).json as Invited;
    expect(host).toEqual({ name: 'Dora', hasProfile: true, rating: expect.any(Number), games: 1 });
    expect(host.rating).toBeGreaterThan(1500);
    await ask(url, 'PUT', '/api/me/privacy', dora, { isPrivate: true });
    const hidden = (await look(made.invite!)).json as Invited;
    expect(hidden.host).toEqual({ name: 'Dora', hasProfile: true });
  });

  it('tells a stranger who invites, to which side and what; the host that it was opened', async () => {
    const { id, invite } = await tableOfAnn();
    expect((await summary(id)).link).toEqual({ until: expect.any(Number) });
    expect((await look(invite!, ann)).json).toMatchObject({ isHost: true });
    expect((await summary(id)).link?.opened).toBeUndefined();

    const told = (await look(invite!)).json as Invited;
    expect(told).toMatchObject({
      host: { name: 'Ann' },
      isHost: false,
      game: { id, players: [{ kind: 'person', name: 'Ann' }, { kind: 'open' }] },
    });
    // Neither the link nor when it was opened is anybody else's business.
    expect(told.game.link).toBeUndefined();
    expect(told.glance?.countries.length).toBeGreaterThan(80);
    expect((await summary(id)).link?.opened).toEqual(expect.any(Number));
  });

  it('leads to other terms until somebody sits down, by whoever set the table up', async () => {
    const { id, invite } = await tableOfAnn();
    const terms = { preset: 'tournament', seat: 1, clock: LIVE };
    expect(codeOf(await change(id, eve, terms))).toBe('not-the-host');
    expect(codeOf(await change(id, ann, { preset: 'chess' }))).toBe('no-such-preset');
    expect(codeOf(await change(id, ann, { seat: 3 }))).toBe('no-such-seat');
    expect((await change(id, ann, terms)).json).toMatchObject({
      clock: LIVE,
      options: { bonusUs: 2 },
      yours: [1],
      entry: 'link',
    });
    const told = (await look(invite!, ben)).json as Invited;
    expect(told.game).toMatchObject({ clock: LIVE, options: { bonusUs: 2 } });
    expect((await ask(url, 'POST', `/api/games/${id}/join`, ben, { invite })).json).toMatchObject({
      status: 'playing',
      yours: [0],
    });
    expect(codeOf(await change(id, ann, terms))).toBe('started');
    // Who comes too late may still see what became of it.
    expect((await look(invite!, eve)).json).toMatchObject({ game: { id, status: 'playing' } });
    expect(codeOf(await ask(url, 'POST', `/api/games/${id}/join`, eve, { invite }))).toBe(
      'seat-taken',
    );
  });

  it('is void once it is withdrawn, replaced or a week old', async () => {
    const { id, invite } = await tableOfAnn();
    const { json } = await ask(url, 'POST', `/api/games/${id}/invite`, ann, {});
    expect(codeOf(await look(invite!, ben))).toBe('no-such-invitation');
    const { invite: second } = json as { invite: string };
    ahead = WEEK + 1000;
    expect(codeOf(await look(second, ben))).toBe('link-expired');
    expect(codeOf(await ask(url, 'POST', `/api/games/${id}/join`, ben, { invite: second }))).toBe(
      'link-expired',
    );
    expect((await look(second, ann)).json).toMatchObject({ isHost: true });
    ahead = 0;
    await ask(url, 'POST', `/api/games/${id}/cancel`, ann, {});
    expect(codeOf(await look(second, ben))).toBe('no-such-invitation');
  });

  it('of a table with a bot cannot be changed', async () => {
    const { json } = await ask(url, 'POST', '/api/games', ann, {
      game: 'volk',
      options: { mode: 'two-plus-two' },
      seat: 0,
      opponent: { kind: 'link' },
      bots: [{ seat: 1, level: 'random' }],
    });
    expect(codeOf(await change((json as CreatedGame).id, ann, {}))).toBe('fixed');
  });
});
