import { NEWCOMER, rated } from '@brink/club';
import type { ArchivedGame, GameSummary, PlayerProfile } from '@brink/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAccount } from '../testing/accounts.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { Player, ask } from '../testing/player.ts';

const PATIENCE = 60_000;
/** West and USA play together against East and USSR. */
const [WEST, EAST, USA, USSR] = [0, 1, 2, 3];
let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.close());

interface Four {
  readonly names: readonly string[];
  readonly cookies: readonly string[];
}

interface TableOfFour extends Four {
  readonly game: string;
  readonly players: readonly Player[];
}

async function newFour(word: string): Promise<Four> {
  const names = ['West', 'East', 'USA', 'USSR'].map((side) => `${side} ${word}`);
  const cookies: string[] = [];
  for (const name of names) cookies.push(await newAccount(server.url, name));
  return { names, cookies };
}

/** A rated game of four accounts, seat by seat. */
async function sitDown({ names, cookies }: Four, wanted: object = {}): Promise<TableOfFour> {
  const { url } = server;
  const request = { game: 'volk', preset: 'two-plus-two', seat: 0, rated: true, ...wanted };
  const made = await ask(url, 'POST', '/api/games', cookies[0], request);
  const { id: game } = made.json as GameSummary;
  for (const seat of [1, 2, 3]) {
    await ask(url, 'POST', `/api/games/${game}/join`, cookies[seat], { seat });
  }
  const players: Player[] = [];
  for (const cookie of cookies) {
    const player = await Player.connect(url, cookie);
    await player.request({ type: 'subscribe', game });
    players.push(player);
  }
  return { game, names, cookies, players };
}

/** They agree on a draw. A bot's move in between withdraws the offer; then they ask again. */
async function draw({ game, players }: TableOfFour, by: number, others: readonly number[]) {
  for (let tries = 0; tries < 50; tries++) {
    await players[by].request({ type: 'offerDraw', game });
    for (const seat of others) {
      await players[seat].request({ type: 'answerDraw', game, accept: true });
    }
    if (players[by].standing!.status === 'finished') break;
  }
  expect(players[by].standing!.status).toBe('finished');
  for (const player of players) player.leave();
  await server.jobs.goRound();
}

const CLOCK = { clock: { kind: 'live', total: 60_000, increment: 0 } };

/** The time of whoever is waited for runs out; answers with his seat. */
async function runOut({ game, players }: TableOfFour): Promise<number> {
  const late = players.find(({ choices }) => choices.length > 0)!.seat;
  const { now } = server.rooms;
  Object.assign(server.rooms, { now: () => now() + 61_000 });
  await players[(late + 2) % 4].request({ type: 'claimTime', game });
  Object.assign(server.rooms, { now });
  return late;
}

const opponentsOf = (seat: number): number[] =>
  [WEST, EAST, USA, USSR].filter((other) => other % 2 !== seat % 2);

/** The strength each of the four has now on the whole; nothing where nothing is known. */
async function strengths({ names }: TableOfFour): Promise<(number | undefined)[]> {
  const told: (number | undefined)[] = [];
  for (const name of names) {
    const { json } = await ask(server.url, 'GET', `/api/players/${encodeURIComponent(name)}`);
    told.push((json as PlayerProfile).ratings.find(({ side }) => side === 'all')?.rating);
  }
  return told;
}

const afterOne = (score: number) => rated(NEWCOMER, [{ opponent: NEWCOMER, score }]).rating;
const afterTwo = (score: number) => {
  const encounter = { opponent: NEWCOMER, score };
  return rated(NEWCOMER, [encounter, encounter]).rating;
};

const scoresOf = async ({ game }: TableOfFour) => {
  const { json } = await ask(server.url, 'GET', `/api/archive/${game}`);
  return (json as ArchivedGame).sides.map(({ name, score }) => [name, score]);
};

it(
  'a game of four that all play to its end counts for all',
  async () => {
    const table = await sitDown(await newFour('one'));
    await draw(table, WEST, [EAST, USSR]);
    expect(await strengths(table)).toEqual(Array.from({ length: 4 }, () => afterTwo(0.5)));
  },
  PATIENCE,
);

it(
  'who resigns has lost to those he played against, and nothing else of the game counts',
  async () => {
    const table = await sitDown(await newFour('two'));
    const { game, names, players } = table;
    await players[USA].request({ type: 'resign', game });
    await draw(table, WEST, [EAST, USSR]);
    expect(await strengths(table)).toEqual([undefined, afterOne(1), afterTwo(0), afterOne(1)]);
    // The archive names him who sat there, and says that he lost.
    expect(await scoresOf(table)).toEqual([
      [names[WEST], 0.5],
      [names[EAST], 0.5],
      [names[USA], 0],
      [names[USSR], 0.5],
    ]);
  },
  PATIENCE,
);

it(
  'the same goes for whose time is up',
  async () => {
    const table = await sitDown(await newFour('three'), CLOCK);
    const late = await runOut(table);
    await draw(table, (late + 2) % 4, opponentsOf(late));
    const expected: (number | undefined)[] = [undefined, undefined, undefined, undefined];
    expected[late] = afterTwo(0);
    for (const seat of opponentsOf(late)) expected[seat] = afterOne(1);
    expect(await strengths(table)).toEqual(expected);
  },
  PATIENCE,
);

it(
  'who lets his time run out three times may not play rated games for a while',
  async () => {
    const four = await newFour('four');
    const mayPlay = async (): Promise<boolean[]> => {
      const wanted = { game: 'red-sea', seat: 0, rated: true };
      const made = four.cookies.map((cookie) =>
        ask(server.url, 'POST', '/api/games', cookie, wanted),
      );
      return (await Promise.all(made)).map(({ status }) => status === 201);
    };
    let late = -1;
    for (let game = 0; game < 3; game++) {
      expect(await mayPlay()).toEqual([true, true, true, true]);
      const table = await sitDown(four, CLOCK);
      late = await runOut(table);
      await draw(table, (late + 2) % 4, opponentsOf(late));
    }
    expect(await mayPlay()).toEqual([WEST, EAST, USA, USSR].map((seat) => seat !== late));
  },
  PATIENCE,
);
