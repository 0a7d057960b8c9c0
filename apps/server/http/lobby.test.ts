import { STRUGGLE_IDS } from '@brink/games/ids';
import type { CreatedGame, GameSummary, NextGame } from '@brink/protocol';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { Player, ask, newGame, newGuest } from '../testing/player.ts';

let server: OwnServer;
let url: string;
let ann: string;
let ben: string;
let eve: string;
beforeAll(async () => {
  server = await startOwnServer();
  ({ url } = server);
  [ann, ben, eve] = await Promise.all(['Ann', 'Ben', 'Eve'].map((name) => newGuest(url, name)));
});
afterAll(() => server.close());

const GAME = { game: 'twilight-struggle' };

async function create(cookie: string, wanted: object): Promise<CreatedGame> {
  const { status, json } = await ask(url, 'POST', '/api/games', cookie, { ...GAME, ...wanted });
  if (status !== 201) throw new Error(JSON.stringify(json));
  return json as CreatedGame;
}

const post = (path: string, cookie?: string, body: object = {}) =>
  ask(url, 'POST', path, cookie, body);
const codeOf = ({ json }: { json: unknown }): string =>
  (json as { error: { code: string } }).error.code;
const list = async (query: string, cookie?: string): Promise<GameSummary[]> =>
  ((await ask(url, 'GET', `/api/games?${query}`, cookie)).json as { games: GameSummary[] }).games;
const newAccount = async (name: string): Promise<string> =>
  (await post('/api/account', undefined, { name, password: 'long enough' })).cookie!;

describe('a table', () => {
  it('is set up with options, side, clock and bonus, or told why not', async () => {
    const made = await create(ann, {
      preset: 'tournament',
      options: { bonusUs: 3 },
      seat: 1,
      clock: { kind: 'slow', perMove: 86_400_000, cap: 604_800_000 },
      visibility: 'hidden',
    });
    expect(made).toMatchObject({
      status: 'open',
      options: { bonusUs: 3, edition: 'deluxe' },
      entry: 'open',
      rated: false,
      yours: [1],
      players: [{ kind: 'open' }, { kind: 'person', name: 'Ann' }],
    });
    for (const [wanted, code] of [
      [{ game: 'chess' }, 'no-such-game'],
      [{ preset: 'nothing' }, 'no-such-preset'],
      [{ options: { edition: 'third' } }, 'bad-option'],
      [{ options: { colour: 'red' } }, 'bad-option'],
      [{ seat: 3 }, 'no-such-seat'],
      [{ opponent: { kind: 'bot', level: 'god' } }, 'no-such-bot'],
      [{ opponent: { kind: 'name', name: 'Nobody here' } }, 'no-such-player'],
      [{ rated: true }, 'account-needed'],
      [{ rated: true, opponent: { kind: 'self' } }, 'not-rated'],
      [{ rated: true, openHandsAfter: 300_000 }, 'not-broadcast'],
      [{ clock: { kind: 'live', total: 1, increment: 0 } }, 'bad-request'],
    ] as const) {
      expect(codeOf(await post('/api/games', ann, { ...GAME, ...wanted }))).toBe(code);
    }
    await post(`/api/games/${made.id}/cancel`, ann);
  });

  it('is found by those whom it is for', async () => {
    const { json } = await ask(url, 'GET', '/api/catalogue');
    expect(json).toMatchObject({
      games: expect.arrayContaining([
        expect.objectContaining({
          id: 'twilight-struggle',
          seats: ['us', 'ussr'],
          canBid: true,
          bots: ['random', 'learner', 'cadet', 'heuristic', 'attache', 'search', 'strategist'],
        }),
        expect.objectContaining({ id: 'red-sea', canBid: true }),
        expect.objectContaining({ id: 'volk', canBid: false }),
      ]),
    });
    const open = await create(ann, { clock: { kind: 'live', total: 60_000, increment: 0 } });
    const hidden = await create(ann, { visibility: 'hidden' });
    const link = await create(ann, { opponent: { kind: 'link' } });
    const ids = async (query: string, cookie?: string): Promise<string[]> =>
      (await list(query, cookie)).map(({ id }) => id);
    expect(await ids('joinable=true')).toEqual([open.id]);
    expect(await ids('status=open&joinable=false')).toEqual([link.id]);
    expect(await ids('status=open')).toEqual([link.id, open.id]);
    expect(await ids('mine=true&status=open', ann)).toEqual([link.id, hidden.id, open.id]);
    expect(await ids('clock=live')).toEqual([open.id]);
    expect(await ids('clock=slow&status=open')).toEqual([]);
    expect(await ids('game=red-sea')).toEqual([]);
    expect(await ids('player=ann&status=open')).toEqual([link.id, open.id]);
    expect(await ids('player=ben&status=open')).toEqual([]);
    expect(await ids('rated=true')).toEqual([]);
    expect(await ids(`status=open&before=${link.created}`)).not.toContain(link.id);
    expect((await ask(url, 'GET', '/api/games?mine=true')).status).toBe(401);
    expect((await ask(url, 'GET', '/api/games?limit=1000')).status).toBe(400);
    for (const { id } of [open, hidden, link]) await post(`/api/games/${id}/cancel`, ann);
  });

  it('is cancelled by its host alone, before the game begins', async () => {
    const { id } = await create(ann, {});
    const watcher = await Player.connect(url, eve);
    await watcher.request({ type: 'subscribe', game: id });
    expect(codeOf(await post(`/api/games/${id}/cancel`, ben))).toBe('not-the-host');
    expect(codeOf(await post(`/api/games/${id}/leave`, ben))).toBe('not-a-player');
    expect(codeOf(await post(`/api/games/${id}/leave`, ann))).toBe('host-cancels');
    expect((await post(`/api/games/${id}/cancel`, ann)).status).toBe(200);
    await watcher.until(({ messages }) => messages.at(-1)!.type === 'error');
    expect(watcher.messages.at(-1)).toEqual({ type: 'error', game: id, code: 'no-such-game' });
    expect((await ask(url, 'GET', `/api/games/${id}`)).status).toBe(404);
    watcher.leave();
    const begun = await newGame(url, [ann, ben]);
    expect(codeOf(await post(`/api/games/${begun}/cancel`, ann))).toBe('started');
    expect(codeOf(await post(`/api/games/${begun}/leave`, ben))).toBe('started');
  });
});

describe('a seat', () => {
  it('is had by a link that cannot be guessed, until the link is changed', async () => {
    const { id, invite } = await create(ann, { opponent: { kind: 'link' } });
    expect((await ask(url, 'GET', `/api/games/${id}`, ann)).json).not.toHaveProperty('invite');
    for (const body of [{}, { invite: 'A'.repeat(22) }]) {
      expect(codeOf(await post(`/api/games/${id}/join`, ben, body))).toBe('not-invited');
    }
    expect(codeOf(await post(`/api/games/${id}/invite`, ben))).toBe('not-the-host');
    const renewed = (await post(`/api/games/${id}/invite`, ann)).json as { invite: string };
    expect(codeOf(await post(`/api/games/${id}/join`, ben, { invite }))).toBe('not-invited');
    expect((await post(`/api/games/${id}/join`, ben, renewed)).json).toMatchObject({
      status: 'playing',
    });
    // Whoever sits there may come again, nobody else.
    expect((await post(`/api/games/${id}/join`, ben)).status).toBe(200);
    expect(codeOf(await post(`/api/games/${id}/join`, eve, renewed))).toBe('seat-taken');
  });

  it('is kept for the one who is named', async () => {
    const [ida, hal] = [await newAccount('Ida'), await newAccount('Hal')];
    const { id } = await create(ida, { opponent: { kind: 'name', name: 'hal' }, rated: true });
    expect(
      codeOf(await post('/api/games', hal, { ...GAME, opponent: { kind: 'name', name: 'Hal' } })),
    ).toBe('that-is-you');
    expect(codeOf(await post(`/api/games/${id}/join`, eve))).toBe('account-needed');
    expect(codeOf(await post(`/api/games/${id}/join`, await newAccount('Joe')))).toBe(
      'not-invited',
    );
    expect(await list('mine=true', hal)).toMatchObject([{ id, invited: true, entry: 'name' }]);
    expect((await post(`/api/games/${id}/join`, hal)).json).toMatchObject({ status: 'playing' });
    // An invitation may be declined.
    const next = await create(ida, { opponent: { kind: 'name', name: 'Hal' } });
    expect((await post(`/api/games/${next.id}/leave`, hal)).status).toBe(200);
    expect(await list('mine=true&status=open', hal)).toEqual([]);
  });

  it('is given to one of two who come together', async () => {
    const { id } = await create(ann, {});
    const both = await Promise.all([ben, eve].map((each) => post(`/api/games/${id}/join`, each)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the staff', () => {
  it('tells what the table says, and facts in a rated game that says nothing', async () => {
    const [kim, lee] = [await newAccount('Kim'), await newAccount('Lee')];
    const staffOf = async (wanted: object): Promise<string> => (await create(kim, wanted)).staff;
    expect(await staffOf({})).toBe('all');
    expect(await staffOf({ rated: true })).toBe('facts');
    expect(await staffOf({ staff: 'facts' })).toBe('facts');
    // Whoever sits down at a table that says so agrees to it.
    const { id } = await create(kim, { rated: true, staff: 'all' });
    expect(await list('joinable=true', lee)).toContainEqual(
      expect.objectContaining({ id, rated: true, staff: 'all' }),
    );
    expect((await post(`/api/games/${id}/join`, lee)).json).toMatchObject({ staff: 'all' });
    expect(codeOf(await post('/api/games', kim, { ...GAME, staff: 'some' }))).toBe('bad-request');
  });

  it.each([
    ['off', undefined],
    ['facts', expect.any(String)],
  ])('%s: the server gives it so much to look at', async (staff, bytes) => {
    const id = await newGame(url, [ann, ben], { staff: staff as 'off' });
    const page = await Player.connect(url, ann);
    expect(await page.request({ type: 'subscribe', game: id })).toMatchObject({ staff });
    const told = await page.request({ type: 'position', game: id });
    expect(told).toMatchObject({ type: 'position' });
    expect('bytes' in told ? told.bytes : undefined).toEqual(bytes);
    page.leave();
  });
});

describe('the next game', () => {
  it('is the one that waits for me, the most urgent first', async () => {
    const [una, val] = [await newGuest(url, 'Una'), await newGuest(url, 'Val')];
    const next = async (cookie: string, query = '') =>
      (await ask(url, 'GET', `/api/games/next${query}`, cookie)).json as z.infer<typeof NextGame>;
    expect(await next(una)).toEqual({ waiting: 0 });
    const calm = await newGame(url, [una, val]);
    const urgent = await newGame(url, [una, val], {
      clock: { kind: 'live', total: 600_000, increment: 0 },
    });
    const pages = [await Player.connect(url, una), await Player.connect(url, val)];
    for (const page of pages) await page.request({ type: 'subscribe', game: urgent });
    const mover = pages.findIndex(({ choices }) => choices.length > 0);
    const cookie = [una, val][mover];
    const other = [una, val][1 - mover];
    const found = await next(cookie);
    expect(found).toMatchObject({ waiting: 2, game: { id: urgent, yourTurn: true } });
    expect((await next(cookie, `?except=${urgent}`)).game?.id).toBe(calm);
    expect(await next(other)).toEqual({ waiting: 0 });
    expect(await list('mine=true', other)).toMatchObject([
      { yourTurn: false },
      { yourTurn: false },
    ]);
    for (const page of pages) page.leave();
  });
});

describe('a return match', () => {
  it('has the sides swapped and both come to it by the same request', async () => {
    const game = await newGame(url, [ann, ben]);
    expect(codeOf(await post(`/api/games/${game}/rematch`, ann))).toBe('not-finished');
    const page = await Player.connect(url, ann);
    await page.request({ type: 'subscribe', game });
    await page.request({ type: 'resign', game });
    page.leave();
    expect(codeOf(await post(`/api/games/${game}/rematch`, eve))).toBe('not-a-player');
    const asked = (await post(`/api/games/${game}/rematch`, ben)).json as GameSummary;
    expect(asked).toMatchObject({ status: 'open', rematchOf: game, yours: [0], entry: 'name' });
    expect(codeOf(await post(`/api/games/${asked.id}/join`, eve))).toBe('not-invited');
    const accepted = (await post(`/api/games/${game}/rematch`, ann)).json as GameSummary;
    expect(accepted).toMatchObject({
      id: asked.id,
      status: 'playing',
      players: [{ name: 'Ben' }, { name: 'Ann' }],
    });
    expect((await ask(url, 'GET', `/api/games/${game}`)).json).toMatchObject({ rematch: asked.id });
  });
});

describe('sides that are bid for', () => {
  it.each(STRUGGLE_IDS)(
    'go to the higher bid: each player sees %s from his new seat',
    async (game) => {
      const { id } = await create(ann, { game, seat: 'bid', opponent: { kind: 'open' } });
      const { yours } = (await post(`/api/games/${id}/join`, ben)).json as GameSummary;
      const pages = [await Player.connect(url, ann), await Player.connect(url, ben)];
      for (const page of pages) await page.request({ type: 'subscribe', game: id });
      const first = pages.find(({ seat }) => seat === 0)!;
      const second = pages.find(({ seat }) => seat === 1)!;
      expect(yours).toEqual([pages[1].seat]);
      const kind = first.standing!.prompt!.domain;
      expect(kind).toBe('bid');
      const { gameCalled } = await import('@brink/games');
      const { choiceName } = gameCalled(game)!;
      const bid = (player: Player, pattern: RegExp): number =>
        player.choices.find((choice) => pattern.test(choiceName('bid', choice)))!;
      // Both want the USSR; the first offers more and gets it, so they change places.
      const { decision } = first.standing!;
      await second.request({
        type: 'choose',
        game: id,
        decision,
        choice: bid(second, /ussr.*\b0$/i),
      });
      expect(first.standing!.decision).toBe(decision);
      const answer = await first.request({
        type: 'choose',
        game: id,
        decision,
        choice: bid(first, /ussr.*\b3$/i),
      });
      expect(answer).toMatchObject({ type: 'state', seat: 1 });
      await second.until(({ seat }) => seat === 0);
      const mover = [first, second].find(({ choices }) => choices.length > 0)!;
      expect(mover.standing!.prompt!.actors).toEqual([mover.seat]);
      expect(
        await mover.request({
          type: 'choose',
          game: id,
          decision: mover.standing!.decision,
          choice: mover.choices[0],
        }),
      ).toMatchObject({ type: 'change', seat: mover.seat });
      const { players } = (await ask(url, 'GET', `/api/games/${id}`)).json as GameSummary;
      const names = pages[0] === first ? ['Ben', 'Ann'] : ['Ann', 'Ben'];
      expect(players.map(({ name }) => name)).toEqual(names);
      const waiting = (await ask(url, 'GET', '/api/games/next', mover === pages[0] ? ann : ben))
        .json;
      expect(waiting).toMatchObject({ waiting: expect.any(Number), game: expect.anything() });
      for (const page of pages) page.leave();
    },
  );
});
