import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COST } from '../base/budget.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { Player, ask, newGame, newGuest } from '../testing/player.ts';

/** What one has saved up is used up by opening a game and two questions about it. */
const SAVED_UP = COST.open + 2 * COST.foresee;

describe('dear work', () => {
  let server: OwnServer;
  let url: string;
  beforeAll(async () => {
    // A tenth of a millisecond a second comes back: nothing that a test would notice.
    server = await startOwnServer({ WORK_PER_USER: '1', WORK_PER_ADDRESS: '1000000' });
    ({ url } = server);
  });
  afterAll(() => server.close());

  it('has one budget for all sockets of a user', async () => {
    const cookies = await Promise.all(['Ann', 'Ben'].map((name) => newGuest(url, name)));
    const game = await newGame(url, cookies, { game: 'red-sea' });
    const sockets = await Promise.all([0, 1, 2].map(() => Player.connect(url, cookies[0])));
    const answers: string[] = [];
    for (let i = 0; i < SAVED_UP; i++) {
      const { type, ...rest } = await sockets[i % 3].request({ type: 'foresee', game });
      answers.push('code' in rest ? rest.code : type);
    }
    expect(answers.slice(0, 2)).toEqual(['foreseen', 'foreseen']);
    expect(answers.at(-1)).toBe('too-fast');
    // What is not dear goes on, and so do others.
    expect(await sockets[0].request({ type: 'ping' })).toMatchObject({ type: 'pong' });
    const ben = await Player.connect(url, cookies[1]);
    expect(await ben.request({ type: 'subscribe', game })).toMatchObject({ type: 'state' });
    expect((await ask(url, 'GET', '/api/games?player=Ann', cookies[0])).status).toBe(429);
    expect((await ask(url, 'GET', '/api/games?player=Ann', cookies[1])).status).toBe(200);
  });
});
