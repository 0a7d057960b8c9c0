import { levelsOf } from '@brink/bots';
import { GAME_IDS, gameCalled } from '@brink/games';
import { Random } from '@brink/kernel';
import type { CreateGameRequest, GameSummary } from '@brink/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { Player, ask, newGuest } from '../testing/player.ts';
import { newFolder, startProcess, type ServerProcess } from '../testing/server-process.ts';

const PATIENCE = 180_000;
const TWILIGHT = 'twilight-struggle';
const folder = newFolder();
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ DATA_DIR: folder.path });
}, PATIENCE);
afterAll(async () => {
  await server.stop();
  folder.remove();
});

async function create(
  url: string,
  cookie: string,
  wanted: CreateGameRequest,
): Promise<GameSummary> {
  const made = await ask(url, 'POST', '/api/games', cookie, wanted);
  if (made.status !== 201) throw new Error(JSON.stringify(made.json));
  return made.json as GameSummary;
}

async function sitDown(url: string, cookie: string, game: string): Promise<Player> {
  const player = await Player.connect(url, cookie);
  await player.request({ type: 'subscribe', game });
  return player;
}

/** Makes choices whenever it is his turn, until he has made so many or the game is over. */
async function play(player: Player, game: string, count: number, random: Random): Promise<number> {
  let chosen = 0;
  for (; chosen < count; chosen++) {
    await player.until(({ choices, standing }) => choices.length > 0 || !!standing!.result);
    if (player.standing!.result) break;
    const { decision } = player.standing!;
    const choice = player.choices[random.below(player.choices.length)];
    await player.request({ type: 'choose', game, decision, choice });
  }
  return chosen;
}

describe.each(GAME_IDS)('a bot at %s', (game) => {
  it.each(levelsOf(gameCalled(game)!))(
    'of level %s plays as people do',
    async (level) => {
      const { url } = server;
      const cookie = await newGuest(url, 'Ann');
      const opponent = { kind: 'bot', level } as const;
      const { id, status, players } = await create(url, cookie, { game, seat: 0, opponent });
      expect(status).toBe('playing');
      expect(players[1]).toMatchObject({ kind: 'bot', name: level });
      const player = await sitDown(url, cookie, id);
      const chosen = await play(player, id, level === 'strategist' ? 6 : 15, new Random(1));
      expect(player.seq).toBeGreaterThan(chosen);
      player.leave();
    },
    PATIENCE,
  );
});

it(
  'a bot bids for its side too, and may get either',
  async () => {
    const { url } = server;
    const cookie = await newGuest(url, 'Ann');
    const opponent = { kind: 'bot', level: 'heuristic' } as const;
    const wanted = { game: 'twilight-struggle', seat: 'bid', opponent } as const;
    const { id } = await create(url, cookie, wanted);
    const player = await sitDown(url, cookie, id);
    const chosen = await play(player, id, 15, new Random(2));
    expect(player.seq).toBeGreaterThan(chosen);
    player.leave();
  },
  PATIENCE,
);

it(
  'people and bots of several levels sit at a table of four',
  async () => {
    const { url } = server;
    const [ann, ben] = [await newGuest(url, 'Ann'), await newGuest(url, 'Ben')];
    const bots = [
      { seat: 1, level: 'heuristic' },
      { seat: 2, level: 'learner' },
    ];
    const { id, status } = await create(url, ann, {
      game: 'volk',
      preset: 'two-plus-two',
      seat: 0,
      bots,
    });
    expect(status).toBe('open');
    const joined = (await ask(url, 'POST', `/api/games/${id}/join`, ben, {})).json as GameSummary;
    expect(joined.status).toBe('playing');
    expect(joined.players.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'person Ann',
      'bot heuristic',
      'bot learner',
      'person Ben',
    ]);
    const players = [await sitDown(url, ann, id), await sitDown(url, ben, id)];
    expect(players.map(({ seat }) => seat)).toEqual([0, 3]);
    const random = new Random(3);
    const isWaitedFor = ({ choices }: Player): boolean => choices.length > 0;
    let chosen = 0;
    for (; chosen < 16; chosen++) {
      const both = players.map((player) => player.until(isWaitedFor).then(() => player));
      const player = await Promise.race(both);
      for (const each of both) each.catch(() => undefined);
      await play(player, id, 1, random);
      const other = players.find((each) => each !== player)!;
      await other.until(({ seq }) => seq >= player.seq);
    }
    // The bots have had their turns in between.
    expect(players[0].seq).toBeGreaterThan(chosen + 4);
    for (const player of players) player.leave();
  },
  PATIENCE,
);

it('only seats that are there can be given to bots', async () => {
  const { url } = server;
  const cookie = await newGuest(url, 'Ann');
  for (const wanted of [
    { seat: 0, bots: [{ seat: 0, level: 'random' }] },
    { bots: [{ seat: 2, level: 'random' }] },
    {
      bots: [
        { seat: 0, level: 'random' },
        { seat: 1, level: 'random' },
      ],
    },
  ]) {
    const { json } = await ask(url, 'POST', '/api/games', cookie, { game: 'red-sea', ...wanted });
    expect(json).toMatchObject({ error: { code: 'no-such-seat' } });
  }
});

describe('a game with a bot', () => {
  let own: OwnServer;
  beforeAll(async () => {
    own = await startOwnServer();
  });
  afterAll(() => own.close());

  it(
    'goes on when the threads of the bots crash',
    async () => {
      const cookie = await newGuest(own.url, 'Ann');
      const opponent = { kind: 'bot', level: 'strategist' } as const;
      const { id } = await create(own.url, cookie, { game: TWILIGHT, seat: 0, opponent });
      const player = await sitDown(own.url, cookie, id);
      let crashes = 0;
      const crash = async (): Promise<void> => {
        const [worker] = own.pool.workers;
        if (!worker || crashes === 3) return;
        crashes++;
        await worker.terminate();
      };
      const crashing = setInterval(() => void crash(), 300);
      const chosen = await play(player, id, 12, new Random(4));
      clearInterval(crashing);
      expect(crashes).toBeGreaterThan(0);
      expect(player.seq).toBeGreaterThan(chosen);
      player.leave();
    },
    PATIENCE,
  );
});

it(
  'a bot whose turn it was when the server stopped plays on after the start, unasked',
  async () => {
    const home = newFolder();
    const first = await startProcess({ DATA_DIR: home.path });
    const cookie = await newGuest(first.url, 'Ann');
    const opponent = { kind: 'bot', level: 'strategist' } as const;
    const { id } = await create(first.url, cookie, { game: TWILIGHT, seat: 0, opponent });
    const player = await sitDown(first.url, cookie, id);
    await play(player, id, 4, new Random(5));
    await first.kill();
    const second = await startProcess({ DATA_DIR: home.path });
    const isMyTurn = async (): Promise<boolean> =>
      ((await ask(second.url, 'GET', `/api/games/${id}`, cookie)).json as GameSummary).yourTurn!;
    await expect.poll(isMyTurn, { interval: 100 }).toBe(true);
    await second.stop();
    home.remove();
  },
  PATIENCE,
);
