import { Random } from '@brink/kernel';
import type { OpenHands, TournamentPage } from '@brink/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount } from '../testing/accounts.ts';
import { askAs, newBot } from '../testing/bots.ts';
import { DATABASES, isInstalled, newDatabase, type Database } from '../testing/databases.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { ask } from '../testing/player.ts';

const MINUTES = 5 * 60_000;
const HOUR = 60 * 60_000;
const announced = {
  name: 'Winter cup',
  format: 'swiss',
  match: 'single',
  game: 'red-sea',
  rated: false,
};

describe.each(DATABASES.filter(isInstalled))('tournaments on %s', (name) => {
  let database: Database;
  let server: OwnServer;
  let url: string;
  let host: string;
  let players: string[];
  beforeAll(async () => {
    database = await newDatabase(name);
    server = await startOwnServer(database.env);
    ({ url } = server);
    host = await newAccount(url, 'Host');
    players = [];
    for (const each of ['Ann', 'Bob', 'Cid', 'Dot']) players.push(await newAccount(url, each));
  });
  afterAll(async () => {
    await server.close();
    database.remove();
  });

  const post = async (cookie: string, path: string, body?: object) => {
    const { status, json } = await ask(url, 'POST', `/api/tournaments${path}`, cookie, body);
    return { status, page: json as TournamentPage };
  };
  const page = async (id: string): Promise<TournamentPage> =>
    (await ask(url, 'GET', `/api/tournaments/${id}`)).json as TournamentPage;
  const resign = async (game: string): Promise<void> => {
    for (const cookie of players) {
      const path = `/api/games/${game}/resign`;
      if ((await ask(url, 'POST', path, cookie)).status === 200) return;
    }
  };
  /** Does something when so much time has passed. */
  const later = async (ms: number, work: () => Promise<void>): Promise<void> => {
    const { now } = server.rooms;
    server.rooms.now = () => now() + ms;
    await work().finally(() => (server.rooms.now = now));
  };
  const announce = async (more: object = {}): Promise<string> => {
    const { status, page: made } = await post(host, '', { ...announced, ...more });
    expect(status).toBe(201);
    return made.id;
  };

  it('go from registration to the final standings by themselves', async () => {
    const id = await announce({ format: 'round-robin', match: 'pair' });
    for (const player of players) await post(player, `/${id}/join`);
    expect((await post(players[0], `/${id}/start`)).status).toBe(403);
    const started = (await post(host, `/${id}/start`)).page;
    expect(started).toMatchObject({ status: 'running', round: 0, rounds: 3, entrants: 4 });
    const random = new Random(5);
    for (let left = 100; left > 0 && (await page(id)).status === 'running'; left--) {
      const open = (await page(id)).matches.flatMap(({ games }) => games.filter((g) => !g.scores));
      for (const game of open) if (random.below(3) > 0) await resign(game.id);
      await server.jobs.goRound();
    }
    const over = await page(id);
    expect(over.status).toBe('finished');
    expect(over.matches).toHaveLength(6);
    expect(over.matches.every(({ games }) => games.length === 2)).toBe(true);
    const points = over.standings.map((each) => each.points);
    expect(points.reduce((a, b) => a + b)).toBe(6);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    for (const { sides } of over.standings) {
      expect(sides.reduce((sum, { wins, losses }) => sum + wins + losses, 0)).toBe(6);
    }
    const csv = await (await fetch(`${url}/api/tournaments/${id}/standings.csv`)).text();
    expect(csv.split('\r\n')).toHaveLength(6);
    expect(over.log.map(({ event }) => event)).toEqual([
      'started',
      'round',
      'round',
      'round',
      'finished',
    ]);
  });

  it('have a waiting list, and begin at their time', async () => {
    const id = await announce({ capacity: 2, starts: Date.now() + HOUR });
    for (const player of players.slice(0, 3)) await post(player, `/${id}/join`);
    expect(await page(id)).toMatchObject({ entrants: 2, waiting: 1 });
    await post(players[0], `/${id}/leave`);
    expect((await page(id)).entrantsList.map((each) => each.name)).toEqual(['Bob', 'Cid']);
    await server.jobs.goRound();
    expect((await page(id)).status).toBe('registration');
    await later(HOUR, () => server.jobs.goRound());
    expect((await page(id)).status).toBe('running');
    expect((await post(players[0], `/${id}/join`)).status).toBe(409);
  });

  it('are corrected by the organiser alone, and everybody sees it', async () => {
    const id = await announce();
    for (const player of players) await post(player, `/${id}/join`);
    await post(host, `/${id}/start`);
    const [match] = (await page(id)).matches;
    const ruling = { round: 0, first: match.first, scores: [0, 1], reason: 'agreed by both' };
    expect((await post(players[0], `/${id}/rule`, ruling)).status).toBe(403);
    expect((await post(host, `/${id}/rule`, { ...ruling, first: 77 })).status).toBe(404);
    const ruled = (await post(host, `/${id}/rule`, ruling)).page;
    expect(ruled.matches[0]).toMatchObject({ result: [0, 1], ruling: 'agreed by both' });
    expect(ruled.log.at(-1)).toMatchObject({ event: 'ruled', by: 'Host' });
    const out = { player: 'Dot', reason: 'two accounts' };
    await post(host, `/${id}/exclude`, out);
    const after = await page(id);
    expect(after.log).toContainEqual(
      expect.objectContaining({ event: 'excluded', about: 'Dot', by: 'Host' }),
    );
    expect(after.entrantsList.find((each) => each.name === 'Dot')?.hasLeft).toBe(true);
    expect((await post(host, `/${id}/extend`, { hours: 24 })).status).toBe(200);
    expect((await post(host, `/${id}/cancel`)).page.status).toBe('cancelled');
    expect((await post(host, `/${id}/cancel`)).status).toBe(409);
  });

  it('of one game with bids for the sides ask for the bids first', async () => {
    const id = await announce({ match: 'bid' });
    for (const player of players.slice(0, 2)) await post(player, `/${id}/join`);
    const { matches } = (await post(host, `/${id}/start`)).page;
    expect(matches.map(({ games }) => games.length)).toEqual([1]);
    const { json } = await ask(url, 'GET', `/api/games/${matches[0].games[0].id}`);
    expect(json).toMatchObject({ game: 'red-sea', options: { bidding: true } });
    await resign(matches[0].games[0].id);
  });

  it('are broadcast if the organiser says so before they begin', async () => {
    const id = await announce({ openHandsAfter: MINUTES });
    expect(await page(id)).toMatchObject({ openHandsAfter: MINUTES });
    const path = `/${id}/broadcast`;
    for (const player of players.slice(0, 2)) await post(player, `/${id}/join`);
    const off = (await post(host, path, {})).page;
    expect(off.openHandsAfter).toBeUndefined();
    expect((await post(players[0], path, { openHandsAfter: MINUTES })).status).toBe(403);
    for (const wrong of [MINUTES - 1, 8 * 24 * 60 * 60_000, '5 minutes', null]) {
      expect((await post(host, path, { openHandsAfter: wrong })).status).toBe(400);
    }
    const on = (await post(host, path, { openHandsAfter: 2 * MINUTES })).page;
    expect(on.openHandsAfter).toBe(2 * MINUTES);
    expect(on.log).toMatchObject([
      { event: 'broadcast', by: 'Host' },
      { event: 'broadcast', by: 'Host', text: String(2 * MINUTES) },
    ]);
    const { matches } = (await post(host, `/${id}/start`)).page;
    // Who plays has agreed to it.
    expect((await post(host, path, {})).status).toBe(409);
    const game = `/api/games/${matches[0].games[0].id}`;
    expect((await ask(url, 'GET', game)).json).toMatchObject({ openHandsAfter: 2 * MINUTES });
    const look = async (cookie?: string) => {
      const { status, json } = await ask(url, 'GET', `${game}/open-hands`, cookie);
      return { status, view: (json as Partial<OpenHands>).view };
    };
    // Neither the organiser nor anybody else sees a hand too early, and the players never do.
    for (const cookie of [undefined, host, players[2]]) {
      expect(await look(cookie)).toEqual({ status: 409, view: undefined });
    }
    await later(2 * MINUTES, async () => {
      for (const cookie of [undefined, host, players[2]]) {
        expect(await look(cookie)).toEqual({ status: 409, view: undefined });
      }
    });
    await resign(matches[0].games[0].id);
    await later(2 * MINUTES, async () => {
      for (const cookie of [undefined, host, players[2]]) {
        const { status, view } = await look(cookie);
        expect(status).toBe(200);
        const { hands } = view as { hands: { count: number; known: number[] }[] };
        expect(hands.map(({ known }) => known.length > 0)).toEqual([true, true]);
        for (const { count, known } of hands) expect(known).toHaveLength(count);
      }
      for (const cookie of players.slice(0, 2)) {
        expect(await look(cookie)).toEqual({ status: 403, view: undefined });
      }
      for (const cookie of players.slice(0, 2)) {
        expect((await ask(url, 'GET', `${game}/poll`, cookie)).status).toBe(403);
      }
    });
  });

  it('go on without an entrant who deletes himself', async () => {
    const id = await announce();
    const leaver = await newAccount(url, 'Leaver');
    for (const cookie of [players[0], leaver]) await post(cookie, `/${id}/join`);
    const { matches } = (await post(host, `/${id}/start`)).page;
    const body = { password: 'long enough' };
    expect((await ask(url, 'DELETE', '/api/me', leaver, body)).status).toBe(200);
    await server.jobs.goRound();
    const over = await page(id);
    expect(over.status).toBe('finished');
    const winner = over.entrantsList[over.standings[0].entrant];
    expect([winner.name, over.standings[0].points]).toEqual(['Ann', 1]);
    expect(over.entrantsList.map(({ name, hasProfile }) => [name, hasProfile])).toEqual([
      ['Ann', true],
      ['', undefined],
    ]);
    expect((await ask(url, 'GET', `/api/games/${matches[0].games[0].id}`)).json).toMatchObject({
      status: 'finished',
    });
  });

  it('have no more to do with a bot that its owner deletes', async () => {
    const id = await announce();
    const { bot, token } = await newBot(url, host, 'Entrant');
    await askAs(url, 'POST', `/api/tournaments/${id}/join`, token, {});
    expect((await page(id)).entrants).toBe(1);
    expect((await ask(url, 'DELETE', `/api/bots/${bot.id}`, host)).status).toBe(200);
    expect((await page(id)).entrants).toBe(0);
    expect((await askAs(url, 'GET', '/api/me', token)).status).toBe(401);
    expect((await ask(url, 'GET', '/api/bots', host)).json).toEqual({ bots: [] });
    await post(host, `/${id}/cancel`);
  });

  it('keep all hands closed otherwise', async () => {
    const id = await announce();
    for (const player of players.slice(0, 2)) await post(player, `/${id}/join`);
    const { matches } = (await post(host, `/${id}/start`)).page;
    const game = matches[0].games[0].id;
    for (const path of ['open-hands', 'poll']) {
      const { status, json } = await ask(url, 'GET', `/api/games/${game}/${path}`, host);
      expect([status, json]).toEqual([403, { error: { code: 'closed-hands' } }]);
    }
    await resign(game);
  });

  it('refuse games and options that do not go with them', async () => {
    const answers = [
      { game: 'volk', options: { players: 4 } },
      { game: 'volk', match: 'bid' },
      { match: 'bid', options: { bonusUs: 2 } },
      { game: 'nonsense' },
      { options: { nonsense: true } },
      { name: '' },
    ];
    for (const wrong of answers) {
      expect((await post(host, '', { ...announced, ...wrong })).status).toBe(400);
    }
  });
});
