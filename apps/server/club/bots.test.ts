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
      const until = Date.now() + 50_000;
      let status = '';
      while (status !== 'finished' && Date.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        ({ status } = (await ask(url, 'GET', `/api/games/${id}`)).json as GameSummary);
      }
      expect(status).toBe('finished');
      await server.steward.goRound();
      const profile = await ask(url, 'GET', '/api/players/written%20in%20python');
      expect((profile.json as { ratings: unknown[] }).ratings).toHaveLength(2);
    } finally {
      for (const bot of bots) bot.kill();
    }
  },
);
