import type { ArchivedGame, GameSummary, PlayerProfile, User } from '@brink/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { Player, ask, newGame, newGuest } from '../testing/player.ts';

let server: OwnServer;
let url: string;
beforeAll(async () => {
  server = await startOwnServer();
  ({ url } = server);
});
afterAll(() => server.close());

const PASSWORD = 'correct horse battery';
const me = async (cookie?: string): Promise<User> =>
  (await ask(url, 'GET', '/api/me', cookie)).json as User;

async function newAccount(name: string): Promise<string> {
  const { status, cookie } = await ask(url, 'POST', '/api/account', undefined, {
    name,
    password: PASSWORD,
  });
  expect(status).toBe(201);
  return cookie!;
}

const codeOf = ({ json }: { json: unknown }): string =>
  (json as { error: { code: string } }).error.code;

describe('a guest', () => {
  it('becomes an account and keeps identity, games and preferences', async () => {
    const [gus, opponent] = [await newGuest(url, 'Gus'), await newGuest(url, 'Other')];
    const game = await newGame(url, [gus, opponent]);
    const before = await me(gus);
    await ask(url, 'PUT', '/api/me/preferences', gus, { language: 'ru', board: { dark: true } });
    const made = await ask(url, 'POST', '/api/account', gus, { password: PASSWORD });
    expect(made).toMatchObject({ status: 201, json: { ...before, kind: 'account' } });
    // The token was changed: the one a guest had is worth nothing any more.
    expect(made.cookie).not.toBe(gus);
    expect(await me(gus)).toBeNull();
    const games = await ask(url, 'GET', '/api/games?mine=true', made.cookie);
    expect((games.json as { games: GameSummary[] }).games.map(({ id }) => id)).toEqual([game]);
    const elsewhere = await ask(url, 'POST', '/api/login', undefined, {
      name: ' gUS ',
      password: PASSWORD,
    });
    expect(elsewhere).toMatchObject({ status: 200, json: { id: before.id } });
    expect((await ask(url, 'GET', '/api/me/preferences', elsewhere.cookie)).json).toEqual({
      language: 'ru',
      board: { dark: true },
    });
    expect(
      codeOf(await ask(url, 'POST', '/api/account', made.cookie, { password: PASSWORD })),
    ).toBe('already-an-account');
  });

  it('has no page of his own, and players of games and the archive say so', async () => {
    const [gil, ada] = [await newGuest(url, 'Gil'), await newAccount('Ada')];
    const game = await newGame(url, [gil, ada]);
    const told = async () => {
      const { json } = await ask(url, 'GET', `/api/games/${game}`);
      return (json as GameSummary).players.map(({ name, hasProfile }) => [name, hasProfile]);
    };
    expect(await told()).toEqual([
      ['Gil', undefined],
      ['Ada', true],
    ]);
    const player = await Player.connect(url, ada);
    const state = await player.request({ type: 'subscribe', game });
    expect(state).toMatchObject({ players: [{ name: 'Gil' }, { name: 'Ada', hasProfile: true }] });
    await player.request({ type: 'resign', game });
    player.leave();
    await server.jobs.goRound();
    const { json } = await ask(url, 'GET', `/api/archive/${game}`);
    expect((json as ArchivedGame).sides.map(({ hasProfile }) => hasProfile)).toEqual([
      undefined,
      true,
    ]);
    const profile = (await ask(url, 'GET', '/api/players/ada')).json as PlayerProfile;
    expect(profile.opponents).toMatchObject([{ name: 'Gil' }]);
    expect(profile.opponents[0].hasProfile).toBeUndefined();
    const { cookie } = await ask(url, 'POST', '/api/account', gil, { password: PASSWORD });
    expect(await told()).toEqual([
      ['Gil', true],
      ['Ada', true],
    ]);
    await ask(url, 'DELETE', '/api/me', cookie, { password: PASSWORD });
    expect(await told()).toEqual([
      [undefined, undefined],
      ['Ada', true],
    ]);
  });

  it('may not bear the name of an account', async () => {
    await newAccount('Hugo');
    expect(codeOf(await ask(url, 'POST', '/api/guest', undefined, { name: 'HUGO' }))).toBe(
      'name-taken',
    );
    const guest = await newGuest(url, 'Somebody');
    expect(codeOf(await ask(url, 'PUT', '/api/me/name', guest, { name: 'hugo' }))).toBe(
      'name-taken',
    );
    expect(
      codeOf(await ask(url, 'POST', '/api/account', guest, { name: 'Hugo', password: PASSWORD })),
    ).toBe('name-taken');
    expect((await me(guest)).kind).toBe('guest');
  });
});

describe('an account', () => {
  it('is entered with its password alone, and the answer does not tell names', async () => {
    await newAccount('Ida');
    for (const given of [
      { name: 'Ida', password: 'wrong wrong' },
      { name: 'Nobody at all', password: PASSWORD },
      { name: 'Ida', password: '' },
    ]) {
      const answer = await ask(url, 'POST', '/api/login', undefined, given);
      expect(answer).toMatchObject({ status: 403, json: { error: { code: 'wrong-password' } } });
      expect(answer.cookie).toBeUndefined();
    }
    expect(
      (await ask(url, 'POST', '/api/account', undefined, { name: 'X', password: 'short' })).status,
    ).toBe(400);
  });

  it('is left by logging out, sockets included', async () => {
    const cookie = await newAccount('Jan');
    const page = await Player.connect(url, cookie);
    expect(await page.request({ type: 'ping' })).toMatchObject({ type: 'pong' });
    expect((await ask(url, 'POST', '/api/logout', cookie)).status).toBe(200);
    await page.closed;
    expect(await me(cookie)).toBeNull();
  });

  it('changes its password, which ends all other sessions', async () => {
    const cookie = await newAccount('Kim');
    const login = { name: 'Kim', password: PASSWORD };
    const other = (await ask(url, 'POST', '/api/login', undefined, login)).cookie;
    const change = { current: 'not it at all', password: 'another long one' };
    expect(codeOf(await ask(url, 'PUT', '/api/me/password', cookie, change))).toBe(
      'wrong-password',
    );
    const changed = await ask(url, 'PUT', '/api/me/password', cookie, {
      ...change,
      current: PASSWORD,
    });
    expect(changed.status).toBe(200);
    for (const old of [cookie, other]) expect(await me(old)).toBeNull();
    expect((await me(changed.cookie)).name).toBe('Kim');
    expect((await ask(url, 'POST', '/api/login', undefined, login)).status).toBe(403);
  });

  it('changes its name, by which it is found from then on', async () => {
    const cookie = await newAccount('Lea');
    expect((await ask(url, 'PUT', '/api/me/name', cookie, { name: 'Léa' })).status).toBe(200);
    const login = (name: string) =>
      ask(url, 'POST', '/api/login', undefined, { name, password: PASSWORD });
    expect((await login('léa')).status).toBe(200);
    expect((await login('Lea')).status).toBe(403);
  });

  it('takes its data along and leaves none behind', async () => {
    const [cookie, other] = [await newAccount('Max'), await newGuest(url, 'Opponent')];
    const { id } = await me(cookie);
    const playing = await newGame(url, [cookie, other]);
    const open = await ask(url, 'POST', '/api/games', cookie, { game: 'twilight-struggle' });
    const page = await Player.connect(url, cookie);
    await page.request({ type: 'chat', game: playing, text: 'hello there' });
    await ask(url, 'PUT', `/api/games/${playing}/note`, cookie, { text: 'my plan' });
    const { json } = await ask(url, 'GET', '/api/me/export', cookie);
    expect(json).toMatchObject({
      user: { id, name: 'Max', kind: 'account' },
      chat: [{ game: playing, text: 'hello there' }],
      notes: [{ game: playing, text: 'my plan' }],
      games: expect.arrayContaining([expect.objectContaining({ id: playing, seats: [0] })]),
    });
    expect(JSON.stringify(json)).not.toMatch(/argon|password|secret/);

    expect(codeOf(await ask(url, 'DELETE', '/api/me', cookie, {}))).toBe('wrong-password');
    const gone = await ask(url, 'DELETE', '/api/me', cookie, { password: PASSWORD });
    expect(gone.status).toBe(200);
    expect(await me(cookie)).toBeNull();
    const { id: openId } = open.json as GameSummary;
    expect((await ask(url, 'GET', `/api/games/${openId}`)).status).toBe(404);
    const { json: left } = await ask(url, 'GET', `/api/games/${playing}`);
    expect(left).toMatchObject({
      status: 'finished',
      result: { winners: [1], manner: 'resignation' },
    });
    // In quotes: an id may hold any three letters.
    expect(JSON.stringify(left)).not.toContain('"Max"');
    expect((await ask(url, 'GET', `/api/games/${playing}/chat`, other)).json).toMatchObject({
      lines: [],
    });
    // The name is free again.
    await newAccount('max');
  });
});

describe('limits', () => {
  it('slow down who makes guests or guesses passwords', async () => {
    const strict = await startOwnServer({ GUESTS_PER_MINUTE: '3', LOGINS_PER_MINUTE: '4' });
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) {
      statuses.push((await ask(strict.url, 'POST', '/api/guest', undefined, { name: 'G' })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    const guesses: number[] = [];
    for (let n = 0; n < 6; n++) {
      const guess = { name: 'Victim', password: `guess number ${n}` };
      guesses.push((await ask(strict.url, 'POST', '/api/login', undefined, guess)).status);
    }
    expect(guesses).toEqual([403, 403, 403, 403, 429, 429]);
    await strict.close();
  });
});

it('wrong guesses from one address do not keep the right password from another out', async () => {
  const strict = await startOwnServer({ LOGINS_PER_MINUTE: '4', TRUST_PROXY: '1' });
  const from = (address: string, path: string, body: object) =>
    ask(strict.url, 'POST', path, undefined, body, { 'x-forwarded-for': address });
  const right = { name: 'Ann', password: 'long enough' };
  expect((await from('203.0.113.1', '/api/account', right)).status).toBe(201);
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) {
    const guess = { name: 'Ann', password: `guess number ${n}` };
    statuses.push((await from(`2001:db8::${n}`, '/api/login', guess)).status);
  }
  expect(statuses).toEqual([403, 403, 403, 403, 429]);
  expect((await from('203.0.113.2', '/api/login', right)).status).toBe(200);
  await strict.close();
});

it('a session that has been used for long gets another token', async () => {
  const cookie = await newGuest(url, 'Old hand');
  const { storage } = server.rooms;
  const { hashOf } = await import('../base/ids.ts');
  const session = hashOf(cookie.split('=')[1]);
  await storage.accounts.shorten(session, Date.now() + 300 * 24 * 60 * 60 * 1000);
  const answer = await ask(url, 'GET', '/api/me', cookie);
  expect(answer.cookie).toBeDefined();
  expect(answer.cookie).not.toBe(cookie);
  expect((await me(answer.cookie)).name).toBe('Old hand');
  // Other requests under way with the old token still come through for a minute.
  expect((await me(cookie)).name).toBe('Old hand');
  expect(await storage.accounts.expiryOf(session)).toBeLessThan(Date.now() + 61_000);
});
