import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { GameSummary, StateMessage } from '@brink/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount } from '../testing/accounts.ts';
import { askAs, newBot } from '../testing/bots.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { ask, newGame, newGuest } from '../testing/player.ts';

const EXAMPLES = fileURLToPath(new URL('../../../examples/', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.log('left out: Python is not installed on this machine');

let server: OwnServer;
let url: string;
let owner: string;
beforeAll(async () => {
  server = await startOwnServer();
  ({ url } = server);
  owner = await newAccount(url, 'Owner');
});
afterAll(() => server.close());

describe('a token', () => {
  it('opens what its scope allows, and nothing else', async () => {
    const reader = await newBot(url, owner, 'Reader', ['read']);
    const player = await newBot(url, owner, 'Player');
    const people = [await newGuest(url, 'Ann'), await newGuest(url, 'Bob')] as const;
    const game = await newGame(url, people);
    for (const { token } of [reader, player]) {
      expect((await askAs(url, 'GET', '/api/me', token)).json).toMatchObject({ kind: 'bot' });
      expect((await askAs(url, 'GET', `/api/games/${game}/state`, token)).status).toBe(200);
      expect((await askAs(url, 'GET', '/api/me/export', token)).status).toBe(403);
      expect((await askAs(url, 'POST', '/api/bots', token, { name: 'Child' })).status).toBe(403);
      expect((await askAs(url, 'DELETE', '/api/me', token, {})).status).toBe(403);
    }
    const wanted = { game: 'red-sea', opponent: { kind: 'open' } };
    expect((await askAs(url, 'POST', '/api/games', reader.token, wanted)).status).toBe(403);
    expect((await askAs(url, 'POST', '/api/games', player.token, wanted)).status).toBe(201);
  });

  it('shows a bot no more than a spectator sees', async () => {
    const { token } = await newBot(url, owner, 'Spy');
    const people = [await newGuest(url, 'Ann'), await newGuest(url, 'Bob')] as const;
    const game = await newGame(url, people);
    const path = `/api/games/${game}/state`;
    const seen = (await askAs(url, 'GET', path, token)).json as StateMessage;
    expect(seen.seat).toBe(-1);
    expect(seen.view).toEqual(((await ask(url, 'GET', path)).json as StateMessage).view);
    expect((await askAs(url, 'GET', `${path}?seat=0`, token)).status).toBe(409);
  });

  it('is void once it is revoked, and only its owner revokes it', async () => {
    const { token, tokenId } = await newBot(url, owner, 'Gone');
    const other = await newAccount(url, 'Other');
    expect((await ask(url, 'DELETE', `/api/tokens/${tokenId}`, other)).status).toBe(404);
    expect((await ask(url, 'DELETE', `/api/tokens/${tokenId}`, owner)).status).toBe(200);
    expect((await askAs(url, 'GET', '/api/me', token)).status).toBe(401);
    const listed = (await ask(url, 'GET', '/api/bots', owner)).json;
    expect(JSON.stringify(listed)).not.toContain(token);
  });

  it('that nobody has is refused, not taken for a stranger', async () => {
    const wrong = `brink_${'A'.repeat(43)}`;
    expect((await askAs(url, 'GET', '/api/games', wrong)).status).toBe(401);
  });
});

describe('a bot that its owner deletes', () => {
  it('is gone at once, and its games keep its name', async () => {
    const repository = await newAccount(url, 'GameRepository');
    const { bot, token } = await newBot(url, repository, 'Doomed');
    const { id } = bot;
    const ann = await newAccount(url, 'Ann of the games');
    const games: string[] = [];
    for (let n = 0; n < 2; n++) {
      const made = await ask(url, 'POST', '/api/games', ann, { game: 'red-sea', seat: 0 });
      games.push((made.json as GameSummary).id);
      await askAs(url, 'POST', `/api/games/${games[n]}/join`, token, {});
    }
    const open = await askAs(url, 'POST', '/api/games', token, { game: 'red-sea' });
    await ask(url, 'POST', `/api/games/${games[0]}/resign`, ann);
    await server.jobs.goRound();
    const announced = { name: 'A cup', format: 'swiss', match: 'single', game: 'red-sea' };
    const cup = await ask(url, 'POST', '/api/tournaments', ann, { ...announced, rated: false });
    const path = `/api/tournaments/${(cup.json as { id: string }).id}`;
    expect((await askAs(url, 'POST', `${path}/join`, token, {})).status).toBe(200);

    // Neither a stranger nor another account nor the bot itself.
    expect((await ask(url, 'DELETE', `/api/bots/${id}`)).status).toBe(401);
    expect((await ask(url, 'DELETE', `/api/bots/${id}`, owner)).status).toBe(404);
    expect((await askAs(url, 'DELETE', `/api/bots/${id}`, token)).status).toBe(403);
    expect((await askAs(url, 'GET', '/api/me', token)).status).toBe(200);

    expect((await ask(url, 'DELETE', `/api/bots/${id}`, repository)).status).toBe(200);
    expect((await askAs(url, 'GET', '/api/me', token)).status).toBe(401);
    expect((await ask(url, 'GET', '/api/bots', repository)).json).toEqual({ bots: [] });
    expect((await ask(url, 'DELETE', `/api/bots/${id}`, repository)).status).toBe(404);
    expect((await ask(url, 'GET', '/api/players/doomed')).status).toBe(404);
    expect((await ask(url, 'GET', path)).json).toMatchObject({ entrants: 0 });
    const gone = `/api/games/${(open.json as GameSummary).id}`;
    expect((await ask(url, 'GET', gone)).status).toBe(404);
    await server.jobs.goRound();
    for (const game of games) {
      expect((await ask(url, 'GET', `/api/games/${game}`)).json).toMatchObject({
        status: 'finished',
        players: [{ name: 'Ann of the games' }, { name: 'Doomed' }],
      });
      expect((await ask(url, 'GET', `/api/archive/${game}`)).json).toMatchObject({
        sides: [{ name: 'Ann of the games' }, { name: 'Doomed' }],
      });
    }
    // A return match waits for anybody: the seat is not kept for one who cannot come.
    const again = await ask(url, 'POST', `/api/games/${games[1]}/rematch`, ann, {});
    const { id: waiting, ...rematch } = again.json as GameSummary;
    expect(rematch).toMatchObject({
      status: 'open',
      entry: 'open',
      players: [{ kind: 'open' }, { name: 'Ann of the games' }],
    });
    expect((await ask(url, 'POST', `/api/games/${waiting}/join`, owner, {})).json).toMatchObject({
      status: 'playing',
    });
    const found = await ask(url, 'GET', '/api/archive?player=doomed');
    expect((found.json as { games: unknown[] }).games).toHaveLength(2);
    // The name is free, and those games are not its new owner's.
    const heir = await newBot(url, repository, 'Doomed');
    expect(heir.bot.id).not.toBe(id);
    expect((await ask(url, 'GET', '/api/players/doomed')).json).toMatchObject({ results: [] });
  });

  it('goes with its owner', async () => {
    const leaver = await newAccount(url, 'Leaver');
    const { token } = await newBot(url, leaver, 'Orphan');
    await ask(url, 'DELETE', '/api/me', leaver, { password: 'long enough' });
    expect((await askAs(url, 'GET', '/api/me', token)).status).toBe(401);
    expect((await ask(url, 'GET', '/api/players/orphan')).status).toBe(404);
  });
});

it('cannot pass for a person, another bot or a level of ours', async () => {
  const owner = await newAccount(url, 'Mara');
  const make = async (name: string): Promise<number> =>
    (await ask(url, 'POST', '/api/bots', owner, { name })).status;
  expect(await make('Boss')).toBe(201);
  // The same letters in Cyrillic, both alphabets at once, and what the server itself calls bots.
  expect([await make('Воѕѕ'), await make('Bоss'), await make('search')]).toEqual([409, 400, 409]);
  expect(await make('Mara')).toBe(409);
});

it('lets bots and people meet, but rates them apart', async () => {
  const second = await newAccount(url, 'Second');
  const { token } = await newBot(url, second, 'Rated bot');
  const rated = { game: 'red-sea', rated: true, seat: 0 };
  const made = await ask(url, 'POST', '/api/games', owner, rated);
  const path = `/api/games/${(made.json as GameSummary).id}/join`;
  expect(await askAs(url, 'POST', path, token, {})).toMatchObject({
    status: 403,
    json: { error: { code: 'not-your-kind' } },
  });
});

const run = (command: string, args: readonly string[], token: string): ChildProcess =>
  spawn(command, args, {
    env: { ...process.env, BRINK_URL: url, BRINK_TOKEN: token },
    stdio: ['ignore', 'inherit', 'inherit'],
    cwd: EXAMPLES,
  });

it.runIf(hasPython)(
  'the examples in TypeScript and Python play each other to the end',
  async () => {
    const third = await newAccount(url, 'Third');
    const one = await newBot(url, third, 'Written in TypeScript');
    const two = await newBot(url, third, 'Written in Python');
    const bots = [
      run(process.execPath, ['--import', 'tsx', `${EXAMPLES}random-bot.ts`], one.token),
      run('python3', [`${EXAMPLES}random_bot.py`], two.token),
    ];
    try {
      const wanted = {
        game: 'red-sea',
        rated: true,
        opponent: { kind: 'name', name: 'Written in Python' },
      };
      const made = await askAs(url, 'POST', '/api/games', one.token, wanted);
      const { id } = made.json as GameSummary;
      const status = async () =>
        ((await ask(url, 'GET', `/api/games/${id}`)).json as GameSummary).status;
      await expect.poll(status, { timeout: 150_000, interval: 100 }).toBe('finished');
      await server.jobs.goRound();
      const profile = await ask(url, 'GET', '/api/players/written%20in%20python');
      expect((profile.json as { ratings: unknown[] }).ratings).toHaveLength(2);
    } finally {
      for (const bot of bots) bot.kill();
    }
  },
  180_000,
);
