import { Random } from '@brink/kernel';
import type { CreateGameRequest, GameSummary, ServerMessage } from '@brink/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { Player, ask, newGuest } from '../testing/player.ts';
import { newFolder, startProcess, type ServerProcess } from '../testing/server-process.ts';

const PATIENCE = 180_000;
const NAMES = ['West', 'East', 'USA', 'USSR'];
const folder = newFolder();
let server: ServerProcess;
let url: string;
beforeAll(async () => {
  server = await startProcess({ DATA_DIR: folder.path });
  ({ url } = server);
}, PATIENCE);
afterAll(async () => {
  await server.stop();
  folder.remove();
});

interface TableOfFour {
  readonly game: string;
  readonly cookies: readonly string[];
  readonly players: readonly Player[];
}

/** Four people at one table, seat by seat. */
async function sitDown(at: string, wanted: Partial<CreateGameRequest> = {}): Promise<TableOfFour> {
  const cookies: string[] = [];
  for (const name of NAMES) cookies.push(await newGuest(at, name));
  const request = { game: 'volk', preset: 'two-plus-two', seat: 0, ...wanted };
  const made = await ask(at, 'POST', '/api/games', cookies[0], request);
  const { id: game } = made.json as GameSummary;
  for (const seat of [1, 2, 3]) {
    await ask(at, 'POST', `/api/games/${game}/join`, cookies[seat], { seat });
  }
  const players: Player[] = [];
  for (const cookie of cookies) {
    const player = await Player.connect(at, cookie);
    await player.request({ type: 'subscribe', game });
    players.push(player);
  }
  expect(players.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  return { game, cookies, players };
}

const leaveAll = ({ players }: TableOfFour): void => {
  for (const player of players) player.leave();
};

/** One choice of whoever of `among` is waited for; everybody sees it. */
async function step({ game, players }: TableOfFour, among: readonly number[], random: Random) {
  const all = among.map((seat) => players[seat]);
  const isWaitedFor = ({ choices }: Player): boolean => choices.length > 0;
  const each = all.map((player) => player.until(isWaitedFor).then(() => player));
  for (const waiting of each) waiting.catch(() => undefined);
  const player = await Promise.race(each);
  const { decision } = player.standing!;
  const choice = player.choices[random.below(player.choices.length)];
  await player.request({ type: 'choose', game, decision, choice });
  await Promise.all(all.map((other) => other.until(({ seq }) => seq >= player.seq)));
  return player.seat;
}

const playersTold = ({ messages }: Player) =>
  messages.findLast(
    (message): message is Extract<ServerMessage, { type: 'state' }> => message.type === 'state',
  )!.players;

describe('a seat at a table of four', () => {
  it(
    'is taken over by a bot when its player resigns, and the others play on',
    async () => {
      const table = await sitDown(url);
      const { game, cookies, players } = table;
      const random = new Random(1);
      for (let n = 0; n < 4; n++) await step(table, [0, 1, 2, 3], random);
      expect(await players[2].request({ type: 'resign', game })).toMatchObject({ type: 'done' });
      // Whoever has left sees what everybody sees, and has no say.
      expect(players[2].seat).toBe(-1);
      expect(
        await players[2].request({ type: 'choose', game, decision: 0, choice: 0 }),
      ).toMatchObject({ type: 'error', code: 'not-a-player' });
      const others = [0, 1, 3];
      for (const seat of others) {
        await players[seat].until((player) => playersTold(player)[2].kind === 'bot');
        expect(playersTold(players[seat])[2]).toEqual({
          seat: 2,
          side: 'usa',
          kind: 'bot',
          name: 'heuristic',
          standsInFor: 'USA',
        });
      }
      const before = players[0].seq;
      // More is chosen than by those three, as soon as the turn comes to the seat of the bot.
      let chosen = 0;
      while (chosen < 16 || (chosen < 200 && players[0].seq <= before + chosen)) {
        await step(table, others, random);
        chosen++;
      }
      expect(players[0].seq).toBeGreaterThan(before + chosen);
      expect(players[0].standing!.status).toBe('playing');
      const mine = (await ask(url, 'GET', `/api/games/${game}`, cookies[2])).json as GameSummary;
      expect(mine.status).toBe('playing');
      expect(mine.yours).toBeUndefined();
      // And the same after everything is read from the journal again.
      const late = await Player.connect(url, cookies[2]);
      await late.request({ type: 'subscribe', game });
      expect(late.seat).toBe(-1);
      late.leave();
      leaveAll(table);
    },
    PATIENCE,
  );

  it(
    'is not left alone when all resign: the bots finish the game',
    async () => {
      const table = await sitDown(url);
      const { game, players } = table;
      for (const player of players) await player.request({ type: 'resign', game });
      const status = async (): Promise<string> =>
        ((await ask(url, 'GET', `/api/games/${game}`)).json as GameSummary).status;
      await expect.poll(status, { timeout: 150_000, interval: 250 }).toBe('finished');
      leaveAll(table);
    },
    PATIENCE,
  );
});

describe('time at a table of four', () => {
  let own: OwnServer;
  beforeAll(async () => {
    own = await startOwnServer();
  });
  afterAll(() => own.close());

  it(
    'hands a seat to a bot when it is up, once',
    async () => {
      const clock = { kind: 'live', total: 60_000, increment: 0 } as const;
      const table = await sitDown(own.url, { clock });
      const { game, players } = table;
      const late = players.filter(({ choices }) => choices.length > 0).map(({ seat }) => seat);
      expect(late.length).toBeGreaterThan(0);
      const now = own.rooms.now;
      Object.assign(own.rooms, { now: () => now() + 61_000 });
      const other = [0, 1, 2, 3].find((seat) => !late.includes(seat)) ?? 3;
      await players[other].request({ type: 'claimTime', game });
      await players[other].until(
        (player) => playersTold(player).filter(({ kind }) => kind === 'bot').length > 0,
      );
      expect(playersTold(players[other])[late[0]].kind).toBe('bot');
      expect(players[other].standing!.status).toBe('playing');
      expect(players[other].standing!.clocks!.running[late[0]]).toBe(false);
      const { decision } = players[late[0]].standing!;
      expect(
        await players[late[0]].request({ type: 'choose', game, decision, choice: 0 }),
      ).toMatchObject({ type: 'error', code: 'not-a-player' });
      leaveAll(table);
    },
    PATIENCE,
  );
});

describe('on a server of its own', () => {
  let own: OwnServer;
  beforeAll(async () => {
    own = await startOwnServer();
  });
  afterAll(() => own.close());

  it(
    'a seat has its bot also for a process that found the game just before its player left',
    async () => {
      const table = await sitDown(own.url);
      const { game, players } = table;
      const { storage } = own.rooms;
      const before = await storage.findGame(game);
      await players[2].request({ type: 'resign', game });
      leaveAll(table);
      const room = own.rooms.of(game);
      await room.withTable(() => undefined);
      room.forget();
      const spy = vi.spyOn(storage, 'findGame').mockResolvedValueOnce(before);
      const seats = await room.withTable((loaded) => loaded!.game.seats);
      spy.mockRestore();
      expect(seats.map(({ bot }) => bot)).toEqual([undefined, undefined, 'heuristic', undefined]);
    },
    PATIENCE,
  );

  it(
    'whoever leaves is heard, however often bots of other processes are faster',
    async () => {
      const table = await sitDown(own.url);
      const { game, players } = table;
      const { storage } = own.rooms;
      const append = storage.append.bind(storage);
      let faster = 10;
      const spy = vi.spyOn(storage, 'append').mockImplementation((batch) => {
        const isOurs = batch.some((each) => each.game === game);
        return isOurs && faster-- > 0 ? Promise.resolve(batch.map(() => false)) : append(batch);
      });
      expect(await players[2].request({ type: 'resign', game })).toMatchObject({ type: 'done' });
      expect(faster).toBeLessThanOrEqual(0);
      spy.mockRestore();
      leaveAll(table);
    },
    PATIENCE,
  );

  it(
    'time that runs out hands the seats of those who are waited for to bots, and never twice',
    async () => {
      const table = await sitDown(own.url);
      const { game, cookies, players } = table;
      const standIns = (): Promise<number> =>
        own.rooms.of(game).withTable((loaded) => loaded!.table.standIns);
      const late = players.find(({ choices }) => choices.length > 0)!;
      const { seat, choices } = late;
      const { decision } = late.standing!;
      await own.rooms.of(game).runOut();
      expect(await standIns()).toBe(1 << seat);
      await late.until((player) => player.seat === -1);
      expect(
        await late.request({ type: 'choose', game, decision, choice: choices[0] }),
      ).toMatchObject({ type: 'error', code: 'not-a-player' });
      // The bot plays on in his place, and the others are still people.
      const other = players.find((player) => player !== late)!;
      await other.until((player) => playersTold(player)[seat].kind === 'bot');
      await other.until((player) => player.standing!.decision > decision);
      expect(other.standing!.status).toBe('playing');
      for (let round = 0; round < 20; round++) await own.rooms.of(game).runOut();
      const entries = (await own.rooms.storage.journal(game, -1)).map(({ entry }) => entry);
      const left = entries.flatMap((entry) => (entry.kind === 'time' ? [entry.actor] : []));
      expect(new Set(left).size).toBe(left.length);
      expect(entries.some(({ kind }) => kind === 'close')).toBe(false);
      // The same after everything is read from the journal again.
      const before = await standIns();
      own.rooms.of(game).forget();
      expect(await standIns()).toBe(before);
      const again = await Player.connect(own.url, cookies[seat]);
      await again.request({ type: 'subscribe', game });
      expect(again.seat).toBe(-1);
      again.leave();
      leaveAll(table);
    },
    PATIENCE,
  );
});

describe('consent at a table of four', () => {
  it(
    'to a draw has to come from both opponents',
    async () => {
      const table = await sitDown(url);
      const { game, players } = table;
      const [west, east, usa, ussr] = players;
      await west.request({ type: 'offerDraw', game });
      expect(west.standing!.offers).toEqual({ draw: 0, drawAsks: [1, 3] });
      // The ally is not asked.
      expect(await usa.request({ type: 'answerDraw', game, accept: true })).toMatchObject({
        type: 'refused',
        reason: 'no-offer',
      });
      await east.request({ type: 'answerDraw', game, accept: true });
      await ussr.until(({ standing }) => standing!.offers.drawAsks?.length === 1);
      expect(ussr.standing!.offers).toEqual({ draw: 0, drawAsks: [3] });
      expect(await east.request({ type: 'answerDraw', game, accept: true })).toMatchObject({
        reason: 'no-offer',
      });
      await ussr.request({ type: 'answerDraw', game, accept: false });
      await west.until(({ standing }) => standing!.offers.draw === undefined);
      expect(west.standing!.status).toBe('playing');

      await west.request({ type: 'offerDraw', game });
      await ussr.request({ type: 'answerDraw', game, accept: true });
      await east.request({ type: 'answerDraw', game, accept: true });
      await west.until(({ standing }) => standing!.status === 'finished');
      expect(west.standing!.result).toMatchObject({ winners: [], manner: 'agreement' });
      leaveAll(table);
    },
    PATIENCE,
  );

  it(
    'to a take-back has to come from those opponents who are people',
    async () => {
      const table = await sitDown(url);
      const { game, players } = table;
      const random = new Random(2);
      let seat = await step(table, [0, 1, 2, 3], random);
      while (players[seat].standing!.canUndo) seat = await step(table, [0, 1, 2, 3], random);
      const [one, two] = [0, 1, 2, 3].filter((other) => other % 2 !== seat % 2);
      const { decision } = players[seat].standing!;
      await players[seat].request({ type: 'offerTakeBack', game });
      expect(players[seat].standing!.offers.takeBack!.asks).toEqual([one, two]);
      await players[one].request({ type: 'answerTakeBack', game, accept: true });
      expect(players[one].standing!.offers.takeBack!.asks).toEqual([two]);
      expect(players[one].standing!.decision).toBe(decision);
      await players[two].request({ type: 'answerTakeBack', game, accept: true });
      expect(players[two].standing!.offers).toEqual({});
      expect(players[two].standing!.decision).toBe(decision + 1);

      // One opponent leaves: the other one's yes is enough; both gone, and there is nobody to ask.
      await players[seat].until(({ choices }) => choices.length > 0);
      await step(table, [0, 1, 2, 3], random);
      await players[two].request({ type: 'resign', game });
      await players[seat].until((player) => playersTold(player)[two].kind === 'bot');
      // Read from the answer: the next choice of the bot withdraws the offer.
      expect(await players[seat].request({ type: 'offerDraw', game })).toMatchObject({
        standing: { offers: { drawAsks: [one] } },
      });
      await players[one].request({ type: 'resign', game });
      await players[seat].until((player) => playersTold(player)[one].kind === 'bot');
      expect(players[seat].standing!.offers).toEqual({});
      expect(await players[seat].request({ type: 'offerDraw', game })).toMatchObject({
        type: 'refused',
        reason: 'no-offer',
      });
      leaveAll(table);
    },
    PATIENCE,
  );
});
