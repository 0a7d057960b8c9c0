import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { GameSummary, Poll } from '@brink/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount } from '../../testing/accounts.ts';
import { DATABASES, isInstalled, newDatabase, type Database } from '../../testing/databases.ts';
import { startOwnServer, type OwnServer } from '../../testing/own-server.ts';
import { Player, ask, newGame, newGuest } from '../../testing/player.ts';
import { buildOnce } from '../../testing/server-process.ts';

const ADMIN = fileURLToPath(new URL('../../dist/admin.mjs', import.meta.url));

describe.each(DATABASES.filter(isInstalled))('moderation on %s', (name) => {
  let database: Database;
  let server: OwnServer;
  let url: string;
  let ann: string;
  let bob: string;
  beforeAll(async () => {
    buildOnce();
    database = await newDatabase(name);
    server = await startOwnServer(database.env);
    ({ url } = server);
    ann = await newAccount(url, 'Ann');
    bob = await newAccount(url, 'Bob');
  });
  afterAll(async () => {
    await server.close();
    database.remove();
  });

  /** What `brink admin` runs; the jobs is not waited for longer than need be. */
  const admin = async (request: object): Promise<{ code: number; output: string }> => {
    const hurry = setInterval(() => void server.jobs.goRound(), 100);
    const env = { ...process.env, ...database.env, ADMIN_REQUEST: JSON.stringify(request) };
    try {
      return await new Promise((resolve) => {
        execFile(process.execPath, [ADMIN], { env }, (error, out, err) =>
          resolve({ code: Number(error?.code ?? 0), output: `${out}${err}`.trim() }),
        );
      });
    } finally {
      clearInterval(hurry);
    }
  };
  const command = (wanted: object) => admin({ command: { reason: 'rules', ...wanted } });
  const create = (cookie: string, more: object = {}) =>
    ask(url, 'POST', '/api/games', cookie, { game: 'red-sea', seat: 0, ...more });

  it('who is blocked can neither join nor be invited by the one who did it, nor the reverse', async () => {
    expect(
      (await ask(url, 'PUT', '/api/me/shunned', ann, { player: 'bob', kind: 'block' })).status,
    ).toBe(200);
    const { id } = (await create(ann)).json as GameSummary;
    expect((await ask(url, 'POST', `/api/games/${id}/join`, bob, {})).status).toBe(403);
    const invited = { opponent: { kind: 'name', name: 'Ann' } };
    expect((await create(bob, invited)).status).toBe(403);
    expect((await ask(url, 'GET', '/api/me/shunned', ann)).json).toEqual({
      players: [{ id: expect.any(String), name: 'Bob', kind: 'block' }],
    });
    await ask(url, 'DELETE', '/api/me/shunned', ann, { player: 'Bob', kind: 'block' });
    expect((await ask(url, 'POST', `/api/games/${id}/join`, bob, {})).status).toBe(200);
  });

  it('who is muted is not heard', async () => {
    const game = await newGame(url, [ann, bob], { game: 'red-sea' });
    const [one, two] = [await Player.connect(url, ann), await Player.connect(url, bob)];
    for (const player of [one, two]) await player.request({ type: 'subscribe', game });
    await ask(url, 'PUT', '/api/me/shunned', ann, { player: 'Bob', kind: 'mute' });
    await two.request({ type: 'chat', game, text: 'first' });
    await one.request({ type: 'chat', game, text: 'second' });
    await one.until(({ messages }) => messages.some((message) => message.type === 'said'));
    const heard = one.messages.filter((message) => message.type === 'said');
    expect(heard.map((message) => message.text)).toEqual(['second']);
    const read = async (cookie: string) => {
      const { json } = await ask(url, 'GET', `/api/games/${game}/chat`, cookie);
      return (json as { lines: { user: string; text: string }[] }).lines;
    };
    expect((await read(ann)).map(({ text }) => text)).toEqual(['second']);
    expect((await read(bob)).map(({ text }) => text)).toEqual(['first', 'second']);
    await ask(url, 'DELETE', '/api/me/shunned', ann, { player: 'Bob', kind: 'mute' });
    one.leave();
    two.leave();
  });

  it('a guest is told apart by his id, whatever he is called', async () => {
    const [guest] = [await newGuest(url, 'Guest'), await newGuest(url, 'Guest')];
    const game = await newGame(url, [ann, guest], { game: 'red-sea' });
    const { players } = (await ask(url, 'GET', `/api/games/${game}`)).json as GameSummary;
    const user = players[1].id!;
    const blocked = { user, kind: 'mute' };
    expect((await ask(url, 'PUT', '/api/me/shunned', ann, blocked)).status).toBe(200);
    expect((await ask(url, 'GET', '/api/me/shunned', ann)).json).toEqual({
      players: [{ id: user, name: 'Guest', kind: 'mute' }],
    });
    expect((await ask(url, 'DELETE', '/api/me/shunned', ann, blocked)).status).toBe(200);
    const nobody = { user: 'AAAAAAAAAAAAAAAA', kind: 'mute' };
    expect((await ask(url, 'PUT', '/api/me/shunned', ann, nobody)).status).toBe(404);
    const both = { ...nobody, player: 'Bob' };
    expect((await ask(url, 'PUT', '/api/me/shunned', ann, both)).status).toBe(400);
    await ask(url, 'POST', `/api/games/${game}/resign`, guest, {});
  });

  it('three games lost on time end rated play for a while', async () => {
    const slow = { clock: { kind: 'live', total: 1000, increment: 0 } } as const;
    for (let game = 0; game < 3; game++) {
      const { id } = (await create(bob, { rated: true, ...slow })).json as GameSummary;
      await ask(url, 'POST', `/api/games/${id}/join`, ann, {});
      const player = await Player.connect(url, ann);
      await player.request({ type: 'subscribe', game: id });
      await player.until(({ standing }) => standing?.result !== undefined);
      player.leave();
    }
    await server.jobs.goRound();
    const statuses = [];
    for (const cookie of [ann, bob]) {
      statuses.push((await create(cookie, { rated: true })).status);
      expect((await create(cookie)).status).toBe(201);
    }
    expect(statuses.sort()).toEqual([201, 403]);
  });

  it('an administrator looks into reports, bans, renames and closes, and all is written down', async () => {
    const eve = await newAccount(url, 'Eve');
    const report = { player: 'Eve', reason: 'insults' };
    expect((await ask(url, 'POST', '/api/reports', bob, report)).status).toBe(201);
    expect((await admin({ list: 'reports' })).output).toMatch(/#1 .* Bob about Eve: insults/);
    expect(await command({ do: 'ban', player: 'Eve', from: 'all', days: 2 })).toEqual({
      code: 0,
      output: 'done',
    });
    expect((await create(eve)).json).toMatchObject({ error: { code: 'banned' } });
    const game = await newGame(url, [ann, bob], { game: 'red-sea' });
    const taken = await command({ do: 'rename', player: 'Eve', name: 'Bob' });
    const [resolved, renamed, closed, unknown] = await Promise.all([
      command({ do: 'resolve', report: 1 }),
      command({ do: 'rename', player: 'Eve', name: 'Adam' }),
      command({ do: 'close', game }),
      command({ do: 'ban', player: 'Nobody', from: 'all', days: 2 }),
    ]);
    for (const { output } of [resolved, renamed, closed]) expect(output).toBe('done');
    expect(taken).toEqual({ code: 1, output: "brink: the name 'Bob' is taken" });
    expect(unknown).toEqual({ code: 1, output: "brink: no account is called 'Nobody'" });
    expect((await ask(url, 'GET', '/api/players/adam')).status).toBe(200);
    const over = (await ask(url, 'GET', `/api/games/${game}`)).json as GameSummary;
    expect(over).toMatchObject({ status: 'finished', result: { winners: [], manner: 'closed' } });
    expect((await admin({ list: 'audit' })).output.split('\n')).toHaveLength(4);
    expect((await command({ do: 'ban', player: 'Bob' })).code).toBe(1);
  }, 180_000);

  it('a guest is banned by his id', async () => {
    const guest = await newGuest(url, 'Rude');
    const { id } = (await ask(url, 'GET', '/api/me', guest)).json as { id: string };
    const ban = { do: 'ban', player: id, from: 'all', days: 2 };
    expect(await command(ban)).toEqual({ code: 0, output: 'done' });
    expect((await create(guest)).json).toMatchObject({ error: { code: 'banned' } });
  });

  it('spectators of a broadcast votes until the choice is shown', async () => {
    const minutes = 5 * 60_000;
    const begun = Date.now();
    server.rooms.now = () => begun;
    const game = await newGame(url, [ann, bob], { game: 'red-sea', openHandsAfter: minutes });
    const [fan, other] = [await newGuest(url, 'Fan'), await newGuest(url, 'Other')];
    const path = `/api/games/${game}/poll`;
    expect((await ask(url, 'GET', path, fan)).status).toBe(409);
    server.rooms.now = () => begun + 2 * minutes;
    expect((await ask(url, 'GET', path, fan)).status).toBe(409);
    // The first turn ends with the game, which is shown from its beginning.
    await ask(url, 'POST', `/api/games/${game}/resign`, bob, {});
    try {
      const poll = (await ask(url, 'GET', path, fan)).json as Poll;
      expect(poll.options.length).toBeGreaterThan(1);
      const [{ choice }, second] = poll.options;
      const { decision } = poll;
      for (const cookie of [fan, other]) {
        expect((await ask(url, 'POST', path, cookie, { decision, choice })).status).toBe(200);
      }
      await ask(url, 'POST', path, other, { decision, choice: second.choice });
      const counted = (await ask(url, 'GET', path, other)).json as Poll;
      expect(counted.options.slice(0, 2).map(({ votes }) => votes)).toEqual([1, 1]);
      expect(counted.yours).toBe(second.choice);
      expect((await ask(url, 'POST', path, ann, { decision, choice })).status).toBe(403);
      expect((await ask(url, 'POST', path, fan, { decision: 77, choice })).status).toBe(409);
      expect((await ask(url, 'POST', path, fan, { decision, choice: 254 })).status).toBe(400);
    } finally {
      server.rooms.now = Date.now;
    }
  });
});
