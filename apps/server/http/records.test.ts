import { Random, type GameRecord } from '@brink/kernel';
import type { ChatLines, GameResult, Position, OpenHands } from '@brink/protocol';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
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

const get = (path: string, cookie?: string) => ask(url, 'GET', path, cookie);

async function sitDown(game: string, ...cookies: (string | undefined)[]): Promise<Player[]> {
  const players: Player[] = [];
  for (const cookie of cookies) {
    const player = await Player.connect(url, cookie);
    await player.request({ type: 'subscribe', game });
    players.push(player);
  }
  return players;
}

async function playSome(game: string, players: readonly Player[], moves: number): Promise<void> {
  const random = new Random(3);
  for (let n = 0; n < moves; n++) {
    const mover = players.find(({ choices }) => choices.length > 0)!;
    const choice = mover.choices[random.below(mover.choices.length)];
    await mover.request({ type: 'choose', game, decision: mover.standing!.decision, choice });
    await Promise.all(players.map((each) => each.until(({ seq }) => seq >= mover.seq)));
  }
}

function expectOpenHands(view: Position['view']): void {
  const { hands } = view as { hands: { count: number; known: number[] }[] };
  for (const { count, known } of hands) {
    expect(count).toBeGreaterThan(0);
    expect(known).toHaveLength(count);
  }
}

it('a finished game can be read move by move with all hands, and not before', async () => {
  const game = await newGame(url, [ann, ben]);
  const players = await sitDown(game, ann, ben);
  await playSome(game, players, 15);
  expect((await get(`/api/games/${game}/position?move=0`)).status).toBe(409);
  await players[1].request({ type: 'resign', game });
  const record = (await get(`/api/games/${game}/record`)).json as GameRecord & {
    result: GameResult;
  };
  expect(record.result).toEqual({ winners: [0], turn: 1, manner: 'resignation' });
  const moves = record.choices.length;
  const positions: Position[] = [];
  for (const move of [0, 5, moves]) {
    const { json } = await get(`/api/games/${game}/position?move=${move}`, eve);
    positions.push(json as Position);
  }
  expect(positions.map(({ move }) => move)).toEqual([0, 5, moves]);
  expect(positions[2]).toMatchObject({ moves, prompt: { actors: expect.any(Array) } });
  expectOpenHands(positions[2].view);
  expect((await get(`/api/games/${game}/position?move=${moves + 1}`)).status).toBe(404);
  expect((await get(`/api/games/${game}/position?move=-1`)).status).toBe(400);
  for (const player of players) player.leave();
});

it('spectators see open hands only if the host allows it, later, and players never', async () => {
  const closed = await newGame(url, [ann, ben]);
  expect((await get(`/api/games/${closed}/open-hands`, eve)).json).toEqual({
    error: { code: 'closed-hands' },
  });
  const game = await newGame(url, [ann, ben], { openHandsAfter: 300_000 });
  const players = await sitDown(game, ann, ben);
  const path = `/api/games/${game}/open-hands`;
  expect((await get(path, eve)).json).toEqual({ error: { code: 'too-early' } });
  await playSome(game, players, 10);
  const { storage, now } = server.rooms;
  const [first, ...rows] = await storage.journal(game, -1);
  const last = rows.at(-1)!;
  const DAY = 86_400_000;
  Object.assign(server.rooms, { now: () => now() + DAY });
  // A turn that is still played is shown to nobody, however slowly.
  expect((await get(path, eve)).json).toEqual({ error: { code: 'too-early' } });
  await players[0].request({ type: 'resign', game });
  const { at: end } = (await storage.journal(game, -1)).at(-1)!;
  // As long as the turn took after what was done before its end.
  const shown = last.at + (end - first.at);
  Object.assign(server.rooms, { now: () => shown });
  const seen = (await get(path, eve)).json as OpenHands;
  Object.assign(server.rooms, { now });
  expect(seen.at).toBe(last.at);
  expectOpenHands(seen.view);
  for (const cookie of [ann, ben]) {
    expect((await get(path, cookie)).json).toEqual({ error: { code: 'players-may-not' } });
  }
  for (const player of players) player.leave();
});

it('players and spectators talk apart, and not too fast', async () => {
  const game = await newGame(url, [ann, ben]);
  const [one, two, watcher, stranger] = await sitDown(game, ann, ben, eve, undefined);
  await one.request({ type: 'chat', game, text: ' good luck ' });
  await watcher.request({ type: 'chat', game, text: 'who leads?' });
  expect(await stranger.request({ type: 'chat', game, text: 'me too' })).toMatchObject({
    type: 'error',
    code: 'not-a-player',
  });
  const heard = (player: Player): string[] =>
    player.messages.flatMap((message) => (message.type === 'said' ? [message.text] : []));
  await two.until((player) => heard(player).length > 0);
  await stranger.until((player) => heard(player).length > 0);
  expect([one, two, watcher, stranger].map(heard)).toEqual([
    ['good luck'],
    ['good luck'],
    ['who leads?'],
    ['who leads?'],
  ]);
  expect((await get(`/api/games/${game}/chat`, ben)).json).toMatchObject({
    room: 'players',
    lines: [{ name: 'Ann', text: 'good luck' }],
  });
  for (const cookie of [eve, undefined]) {
    expect((await get(`/api/games/${game}/chat`, cookie)).json).toMatchObject({
      room: 'spectators',
      lines: [{ name: 'Eve', text: 'who leads?' }],
    });
  }
  // A second page does not make anybody talk faster.
  const [page] = await sitDown(game, ben);
  // Time stands still: while it goes on, more may be said.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => void clock.mockRestore());
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      [two, page][n % 2].request({ type: 'chat', game, text: `${n}` }),
    ),
  );
  expect(answers.filter(({ type }) => type === 'error')).toHaveLength(7);
  for (const player of [one, two, watcher, stranger, page]) player.leave();
});

it('a line of the chat says whether there is a page about who said it', async () => {
  const game = await newGame(url, [ann, ben]);
  const account = await ask(url, 'POST', '/api/account', undefined, {
    name: 'Fay',
    password: 'long enough',
  });
  const [guest, fay] = await sitDown(game, eve, account.cookie);
  await guest.request({ type: 'chat', game, text: 'hello' });
  await fay.request({ type: 'chat', game, text: 'hello Eve' });
  const told = [
    ['Eve', undefined],
    ['Fay', true],
  ];
  const heard = (): unknown[] =>
    guest.messages.flatMap((message) =>
      message.type === 'said' ? [[message.name, message.hasProfile]] : [],
    );
  await guest.until(() => heard().length === 2);
  expect(heard()).toEqual(told);
  const { lines } = (await get(`/api/games/${game}/chat`)).json as ChatLines;
  expect(lines.map(({ name, hasProfile }) => [name, hasProfile])).toEqual(told);
  for (const player of [guest, fay]) player.leave();
});

it('a note is seen by nobody but the one who wrote it', async () => {
  const game = await newGame(url, [ann, ben]);
  const path = `/api/games/${game}/note`;
  expect((await ask(url, 'PUT', path, ann, { text: 'hold Asia' })).status).toBe(200);
  expect((await get(path, ann)).json).toEqual({ text: 'hold Asia' });
  expect((await get(path, ben)).json).toEqual({ text: '' });
  expect((await get(path, eve)).status).toBe(403);
  expect((await ask(url, 'PUT', path, ann, { text: 'x'.repeat(10_001) })).status).toBe(400);
});
