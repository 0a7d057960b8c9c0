import { ClientMessage, type GameSummary, type ServerMessage } from '@brink/protocol';
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

/** What an operation on a game in progress answers to stranger, spectator, opponent and host. */
type Statuses = readonly [number, number, number, number];
const everybody = (status: number): Statuses => [status, status, status, status];
const known = (status: number): Statuses => [401, status, status, status];

let names = 0;
interface Expected {
  readonly statuses: Statuses;
  readonly body?: () => object;
  readonly query?: string;
}
const OPERATIONS: Readonly<Record<string, Expected>> = {
  'POST /api/guest': { statuses: everybody(201), body: () => ({ name: 'Guest' }) },
  'POST /api/account': {
    statuses: everybody(201),
    body: () => ({ name: `Account ${names++}`, password: 'long enough' }),
  },
  'POST /api/login': {
    statuses: everybody(403),
    body: () => ({ name: `Nobody ${names++}`, password: 'long enough' }),
  },
  'POST /api/logout': { statuses: known(200) },
  'GET /api/me': { statuses: everybody(200) },
  'DELETE /api/me': { statuses: known(200), body: () => ({}) },
  'PUT /api/me/name': { statuses: known(200), body: () => ({ name: 'Renamed' }) },
  'PUT /api/me/password': {
    statuses: known(409),
    body: () => ({ current: '', password: 'long enough' }),
  },
  'GET /api/me/preferences': { statuses: known(200) },
  'PUT /api/me/preferences': { statuses: known(200), body: () => ({ language: 'en' }) },
  'GET /api/me/export': { statuses: known(200) },
  'GET /api/catalogue': { statuses: everybody(200) },
  'POST /api/games': { statuses: known(201), body: () => ({ game: 'twilight-struggle' }) },
  'GET /api/games': { statuses: everybody(200) },
  'GET /api/games/next': { statuses: known(200) },
  'GET /api/games/own': { statuses: known(200) },
  'GET /api/showcase': { statuses: everybody(200) },
  'GET /api/games/:id': { statuses: everybody(200) },
  'GET /api/games/:id/film': { statuses: everybody(409) },
  'POST /api/games/:id/join': { statuses: [401, 409, 200, 200], body: () => ({}) },
  'POST /api/games/:id/leave': { statuses: [401, 403, 409, 409] },
  'POST /api/games/:id/cancel': { statuses: [401, 403, 403, 409] },
  'POST /api/games/:id/invite': { statuses: [401, 403, 403, 409] },
  'GET /api/invitation': { statuses: everybody(404), query: `?invite=${'A'.repeat(22)}` },
  'PUT /api/games/:id/terms': { statuses: [401, 403, 403, 409], body: () => ({}) },
  'GET /api/studies': { statuses: everybody(200) },
  // A study needs an account: these callers are guests.
  'POST /api/studies': { statuses: known(403), body: () => ({ visibility: 'public', study: {} }) },
  'GET /api/studies/:study': { statuses: everybody(404) },
  'PUT /api/studies/:study': { statuses: known(404), body: () => ({ version: 1, study: {} }) },
  'DELETE /api/studies/:study': { statuses: known(404) },
  'PUT /api/studies/:study/lock': { statuses: known(404) },
  'DELETE /api/studies/:study/lock': { statuses: known(404) },
  'PUT /api/studies/:study/authors': { statuses: known(404), body: () => ({ player: 'Ann' }) },
  'DELETE /api/studies/:study/authors': { statuses: known(404), body: () => ({ player: 'Ann' }) },
  'GET /api/studies/:study/comments': { statuses: everybody(404) },
  'POST /api/studies/:study/comments': {
    statuses: known(403),
    body: () => ({ chapter: 0, text: 'Why?' }),
  },
  'DELETE /api/studies/:study/comments/:comment': { statuses: known(404) },
  // Guests are rated on their device.
  'GET /api/puzzles/ratings': { statuses: everybody(200) },
  'GET /api/me/puzzles': { statuses: known(403) },
  'POST /api/me/puzzles': {
    statuses: known(403),
    body: () => ({ tries: [{ puzzle: 'ts-1', path: [] }] }),
  },
  'GET /api/seeks': { statuses: everybody(200) },
  'PUT /api/seek': {
    statuses: known(200),
    body: () => ({ game: 'twilight-struggle', pace: 'live' }),
  },
  'DELETE /api/seek': { statuses: known(200) },
  'POST /api/password-reset': { statuses: everybody(409), body: () => ({ name: 'Nobody' }) },
  'PUT /api/password-reset': {
    statuses: everybody(403),
    body: () => ({ token: 'x'.repeat(43), password: 'long enough' }),
  },
  'POST /api/games/:id/seed': {
    statuses: [401, 403, 409, 409],
    body: () => ({ seed: '0'.repeat(64) }),
  },
  'POST /api/games/:id/rematch': { statuses: [401, 403, 409, 409] },
  'GET /api/players/:player': { statuses: everybody(404) },
  'GET /api/players/:player/ratings': { statuses: everybody(404), query: '?game=red-sea' },
  'GET /api/players/:player/portrait': { statuses: everybody(404), query: '?game=red-sea' },
  'GET /api/me/people': { statuses: known(200) },
  'PUT /api/me/following': { statuses: known(404), body: () => ({ player: 'Nobody here' }) },
  'DELETE /api/me/following': { statuses: known(404), body: () => ({ player: 'Nobody here' }) },
  'PUT /api/me/privacy': { statuses: known(200), body: () => ({ isPrivate: true }) },
  'GET /api/leaderboard': { statuses: everybody(200), query: '?game=red-sea' },
  'GET /api/archive': { statuses: everybody(200) },
  'POST /api/archive': { statuses: known(403), body: () => ({ playdek: 'no log' }) },
  'GET /api/archive/:entry': { statuses: everybody(404) },
  'GET /api/archive/:entry/record': { statuses: everybody(404) },
  'DELETE /api/archive/:entry': { statuses: known(404) },
  'GET /api/explorer': { statuses: everybody(200), query: '?game=red-sea&variant=standard' },
  'GET /api/explorer/moment': {
    statuses: everybody(404),
    query: '?game=red-sea&variant=standard',
  },
  'GET /api/explorer/cards': {
    statuses: everybody(200),
    query: '?game=red-sea&variant=standard&card=1',
  },
  'GET /api/tournaments': { statuses: everybody(200) },
  'POST /api/tournaments': {
    statuses: known(403),
    body: () => ({ name: 'A cup', format: 'swiss', game: 'red-sea' }),
  },
  'GET /api/tournaments/:tournament': { statuses: everybody(404) },
  'POST /api/tournaments/:tournament/join': { statuses: known(403) },
  'POST /api/tournaments/:tournament/leave': { statuses: known(404) },
  'POST /api/tournaments/:tournament/start': { statuses: known(404) },
  'POST /api/tournaments/:tournament/cancel': { statuses: known(404) },
  'POST /api/tournaments/:tournament/rule': {
    statuses: known(404),
    body: () => ({ round: 0, first: 0, scores: [1, 0], reason: 'so' }),
  },
  'POST /api/tournaments/:tournament/exclude': {
    statuses: known(404),
    body: () => ({ player: 'Nobody', reason: 'so' }),
  },
  'POST /api/tournaments/:tournament/extend': {
    statuses: known(404),
    body: () => ({ hours: 1 }),
  },
  'POST /api/tournaments/:tournament/broadcast': { statuses: known(404), body: () => ({}) },
  'GET /api/bots': { statuses: known(200) },
  'POST /api/bots': { statuses: known(403), body: () => ({ name: `Bot ${names++}` }) },
  'DELETE /api/bots/:bot': { statuses: known(404) },
  'POST /api/bots/:bot/tokens': { statuses: known(404), body: () => ({ label: 'mine' }) },
  'DELETE /api/tokens/:token': { statuses: known(404) },
  'GET /api/ladder': { statuses: everybody(200), query: '?game=red-sea' },
  'GET /api/games/:id/state': { statuses: everybody(200) },
  'POST /api/games/:id/choose': {
    statuses: [401, 403, 409, 409],
    body: () => ({ decision: 99, choice: 0 }),
  },
  'POST /api/games/:id/resign': { statuses: [401, 403, 200, 409] },
  'GET /api/me/channels': { statuses: known(200) },
  'POST /api/me/channels': {
    statuses: known(400),
    body: () => ({ kind: 'mail', target: 'ann@example.com' }),
  },
  'PUT /api/me/channels/:channel': { statuses: known(404), body: () => ({ events: [] }) },
  'POST /api/me/channels/:channel/test': { statuses: known(404) },
  'DELETE /api/me/channels/:channel': { statuses: known(404) },
  'GET /api/me/shunned': { statuses: known(200) },
  'PUT /api/me/shunned': {
    statuses: known(404),
    body: () => ({ player: 'Nobody', kind: 'mute' }),
  },
  'DELETE /api/me/shunned': {
    statuses: known(404),
    body: () => ({ player: 'Nobody', kind: 'mute' }),
  },
  'POST /api/reports': {
    statuses: known(404),
    body: () => ({ player: 'Nobody', reason: 'because' }),
  },
  'GET /api/games/:id/poll': { statuses: [409, 409, 403, 403] },
  'POST /api/games/:id/poll': {
    statuses: [401, 409, 403, 403],
    body: () => ({ decision: 0, choice: 0 }),
  },
  'GET /api/games/:id/record': { statuses: everybody(409) },
  'GET /api/games/:id/ratings': { statuses: everybody(409) },
  'GET /api/games/:id/position': { statuses: everybody(409), query: '?move=0' },
  'GET /api/games/:id/past': { statuses: everybody(200) },
  'GET /api/games/:id/open-hands': { statuses: [409, 409, 403, 403] },
  'GET /api/games/:id/chat': { statuses: everybody(200) },
  'GET /api/games/:id/note': { statuses: [401, 403, 200, 200] },
  'PUT /api/games/:id/note': { statuses: [401, 403, 200, 200], body: () => ({ text: 'mine' }) },
};

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

describe('every operation', () => {
  it('stands in the table', () => {
    expect(server.operations.map(nameOf).sort()).toEqual(Object.keys(OPERATIONS).sort());
  });

  it.each(Object.keys(OPERATIONS))('%s answers those whom it is for', async (name) => {
    const { statuses, body, query = '' } = OPERATIONS[name];
    const [method, path] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const [host, opponent, spectator] = [
      await newGuest(url, 'Host'),
      await newGuest(url, 'Opponent'),
      await newGuest(url, 'Spectator'),
    ];
    const game = await newGame(url, [host, opponent], { openHandsAfter: 300_000 });
    const found: number[] = [];
    for (const cookie of [undefined, spectator, opponent, host]) {
      const at = path.replace(':id', game) + query;
      found.push((await ask(url, method, at, cookie, body?.())).status);
    }
    expect(found).toEqual(statuses);
    const forged = `brink_session=${'B'.repeat(43)}`;
    const at = path.replace(':id', game) + query;
    expect((await ask(url, method, at, forged, body?.())).status).toBe(statuses[0]);
    // What others did without being allowed to has left no trace.
    const { json } = await ask(url, 'GET', `/api/games/${game}`);
    const isEnded = ['DELETE /api/me', 'POST /api/games/:id/resign'].includes(name);
    expect((json as GameSummary).status).toBe(isEnded ? 'finished' : 'playing');
  });

  it.each(Object.keys(OPERATIONS).filter((name) => name.includes(':id')))(
    '%s knows no game that is not there',
    async (name) => {
      const { body, query = '' } = OPERATIONS[name];
      const [method, path] = name.split(' ') as ['GET' | 'POST' | 'PUT', string];
      const somebody = await newGuest(url, 'Somebody');
      for (const id of ['AAAAAAAAAAAAAAAA', 'x', '..%2fgames', "';--"]) {
        const at = path.replace(':id', id) + query;
        expect((await ask(url, method, at, somebody, body?.())).status).toBe(404);
      }
    },
  );

  it('is refused to pages of other sites', async () => {
    const cookie = await newGuest(url, 'Target');
    for (const operation of server.operations) {
      if (operation.method === 'GET') continue;
      const path = operation.path.replace(':id', 'AAAAAAAAAAAAAAAA');
      const { method } = operation;
      for (const origin of ['https://evil.example', 'null', 'not an address']) {
        expect((await ask(url, method, path, cookie, {}, { origin })).status).toBe(403);
      }
    }
    expect((await ask(url, 'GET', '/api/me', cookie)).status).toBe(200);
  });
});

/** The short form of an answer. */
const told = (message: ServerMessage): string =>
  message.type === 'error'
    ? message.code
    : message.type === 'refused'
      ? message.reason
      : message.type;

describe('every message', () => {
  type Kind = ClientMessage['type'];
  const fields: Readonly<Record<Kind, object>> = {
    hello: { protocol: 1 },
    subscribe: {},
    unsubscribe: {},
    choose: { decision: 0, choice: 255 },
    undo: { decision: 0 },
    foresee: {},
    position: {},
    offerTakeBack: {},
    answerTakeBack: { accept: true },
    offerDraw: {},
    answerDraw: { accept: true },
    resign: {},
    claimTime: {},
    chat: { text: 'hello' },
    react: { sign: 'thanks' },
    ping: {},
  };
  const isFree = (type: Kind): boolean => type === 'hello' || type === 'ping';

  /** Stranger, spectator, one who acts for the other's seat, and the player himself. */
  const ANSWERS: Readonly<Record<Kind, readonly [string, string, string, string]>> = {
    hello: ['welcome', 'welcome', 'welcome', 'welcome'],
    subscribe: ['state', 'state', 'not-a-player', 'state'],
    unsubscribe: ['done', 'done', 'done', 'done'],
    choose: ['not-a-player', 'not-a-player', 'not-a-player', 'illegal|not-your-turn'],
    undo: ['not-a-player', 'not-a-player', 'not-a-player', 'nothing-to-undo'],
    foresee: ['not-a-player', 'not-a-player', 'not-a-player', 'foreseen'],
    position: ['not-a-player', 'not-a-player', 'not-a-player', 'position'],
    offerTakeBack: ['not-a-player', 'not-a-player', 'not-a-player', 'nothing-to-undo'],
    answerTakeBack: ['not-a-player', 'not-a-player', 'not-a-player', 'no-offer'],
    offerDraw: ['not-a-player', 'not-a-player', 'not-a-player', 'change'],
    answerDraw: ['not-a-player', 'not-a-player', 'not-a-player', 'no-offer'],
    resign: ['not-a-player', 'not-a-player', 'not-a-player', 'change'],
    claimTime: ['not-a-player', 'not-a-player', 'not-a-player', 'time-left'],
    chat: ['not-a-player', 'done', 'done', 'done'],
    react: ['not-a-player', 'done', 'done', 'done'],
    ping: ['pong', 'pong', 'pong', 'pong'],
  };

  it('stands in the table', () => {
    const types = ClientMessage.options.map(({ shape }) => shape.type.value);
    expect(types.sort()).toEqual(Object.keys(ANSWERS).sort());
  });

  it.each(Object.keys(ANSWERS) as Kind[])('%s is answered by who sends it', async (type) => {
    const [host, opponent, spectator] = [
      await newGuest(url, 'Host'),
      await newGuest(url, 'Opponent'),
      await newGuest(url, 'Spectator'),
    ];
    const game = await newGame(url, [host, opponent]);
    const message = (more: object = {}): never =>
      ({ type, ...(!isFree(type) && { game }), ...fields[type], ...more }) as never;
    const answers: string[] = [];
    for (const [cookie, seat] of [
      [undefined, undefined],
      [spectator, undefined],
      [opponent, 0],
      [opponent, undefined],
    ] as const) {
      const page = await Player.connect(url, cookie);
      if (cookie === opponent && seat === undefined && type !== 'subscribe') {
        await page.request({ type: 'subscribe', game });
      }
      const more = seat === undefined || isFree(type) ? {} : { seat };
      answers.push(told(await page.request(message(more))));
      page.leave();
    }
    for (const [index, expected] of ANSWERS[type].entries()) {
      expect(expected.split('|')).toContain(answers[index]);
    }
  });

  it('for the seat of a bot is refused to everybody', async () => {
    const host = await newGuest(url, 'Host');
    const { json } = await ask(url, 'POST', '/api/games', host, {
      game: 'twilight-struggle',
      seat: 0,
      opponent: { kind: 'bot', level: 'random' },
    });
    const { id: game } = json as GameSummary;
    const other = await newGuest(url, 'Other');
    expect((await ask(url, 'POST', `/api/games/${game}/join`, other, { seat: 1 })).status).toBe(
      409,
    );
    for (const cookie of [host, other]) {
      const page = await Player.connect(url, cookie);
      for (const type of Object.keys(ANSWERS) as Kind[]) {
        if (isFree(type) || type === 'chat' || type === 'react' || type === 'unsubscribe') continue;
        const answer = await page.request({ type, game, seat: 1, ...fields[type] } as never);
        expect([type, told(answer)]).toEqual([type, 'not-a-player']);
      }
      page.leave();
    }
  });
});
