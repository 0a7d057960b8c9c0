import { gameCalled } from '@brink/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random, type GameRecord } from '@brink/kernel';
import { verifyRecord } from '@brink/protocol';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { Player, ask, newGame, newGuest } from '../testing/player.ts';

let server: OwnServer;
let url: string;
let ann: string;
let ben: string;
beforeAll(async () => {
  server = await startOwnServer();
  ({ url } = server);
  [ann, ben] = [await newGuest(url, 'Ann'), await newGuest(url, 'Ben')];
});
afterAll(() => server.close());

async function sitDown(game: string): Promise<[Player, Player]> {
  const players: [Player, Player] = [
    await Player.connect(url, ann),
    await Player.connect(url, ben),
  ];
  for (const player of players) await player.request({ type: 'subscribe', game });
  return players;
}

const random = new Random(20);
const any = (choices: readonly number[]): number => choices[random.below(choices.length)];

/** One choice by whoever is waited for; both have seen it when it is done. */
async function move(game: string, players: readonly Player[]): Promise<void> {
  const mover = players.find(({ choices }) => choices.length > 0)!;
  const { decision } = mover.standing!;
  await mover.request({ type: 'choose', game, decision, choice: any(mover.choices) });
  await Promise.all(players.map((each) => each.until(({ seq }) => seq >= mover.seq)));
}

const leave = (...players: Player[]): void => {
  for (const player of players) player.leave();
};

const isSimultaneous = ({ standing }: Player): boolean => standing?.prompt?.actors.length === 2;

describe('a choice', () => {
  it('is answered with the change it made, which the opponent sees too', async () => {
    const game = await newGame(url, [ann, ben]);
    const players = await sitDown(game);
    const mover = players.find(({ choices }) => choices.length > 0)!;
    const other = players.find((each) => each !== mover)!;
    const { decision } = mover.standing!;
    const answer = await mover.request({
      type: 'choose',
      game,
      decision,
      choice: mover.choices[0],
    });
    expect(answer).toMatchObject({ type: 'change', seq: 1, from: 0, seat: mover.seat });
    await other.until(({ seq }) => seq === 1);
    expect(other.view).toMatchObject({ countries: mover.view['countries'] });
    leave(...players);
  });

  it('counts once when it is sent again, from another page too', async () => {
    const game = await newGame(url, [ann, ben]);
    const players = await sitDown(game);
    const mover = players.find(({ choices }) => choices.length > 0)!;
    const page = await Player.connect(url, mover === players[0] ? ann : ben);
    await page.request({ type: 'subscribe', game });
    const { decision } = mover.standing!;
    const choice = mover.choices[0];
    const answers = await Promise.all([
      mover.request({ type: 'choose', game, decision, choice }),
      mover.request({ type: 'choose', game, decision, choice }),
      page.request({ type: 'choose', game, decision, choice }),
    ]);
    expect(answers.map(({ type }) => type).sort()).toEqual(['change', 'state', 'state']);
    expect(mover.seq).toBe(1);
    leave(...players, page);
  });

  it('is refused with the present state when its decision is over or it is illegal', async () => {
    const game = await newGame(url, [ann, ben]);
    const players = await sitDown(game);
    const mover = players.find(({ choices }) => choices.length > 0)!;
    const { decision } = mover.standing!;
    const [first, second] = mover.choices;
    const illegal = [...Array(256).keys()].find((each) => !mover.choices.includes(each))!;
    expect(await mover.request({ type: 'choose', game, decision, choice: illegal })).toMatchObject({
      type: 'refused',
      reason: 'illegal',
      state: { seq: 0 },
    });
    await mover.request({ type: 'choose', game, decision, choice: first });
    for (const stale of [decision, decision + 50]) {
      expect(
        await mover.request({ type: 'choose', game, decision: stale, choice: second }),
      ).toMatchObject({ type: 'refused', reason: 'stale', state: { seq: 1, seat: mover.seat } });
    }
    const other = players.find((each) => each !== mover)!;
    await other.until(({ seq }) => seq === 1);
    expect(
      await other.request({ type: 'choose', game, decision: decision + 1, choice: second }),
    ).toMatchObject({ type: 'refused', reason: 'not-your-turn' });
    leave(...players);
  });

  it('made at the same time as another is taken in either order and stays secret', async () => {
    for (const order of [0, 1]) {
      const game = await newGame(url, [ann, ben]);
      const players = await sitDown(game);
      while (!isSimultaneous(players[0])) await move(game, players);
      const [first, second] = [players[order], players[1 - order]];
      const { decision } = first.standing!;
      const choice = first.choices[0];
      const own = await first.request({ type: 'choose', game, decision, choice });
      expect(own).toMatchObject({ type: 'change', standing: { decision } });
      await second.until(({ seq }) => seq === first.seq);
      expect(second.view).toMatchObject({
        committed: 0,
        hasCommitted: expect.arrayContaining([true]),
      });
      expect(second.standing).toMatchObject({ decision, prompt: { actors: [second.seat] } });
      const answer = await second.request({
        type: 'choose',
        game,
        decision,
        choice: second.choices[0],
      });
      expect(answer).toMatchObject({ type: 'change', standing: { decision: decision + 1 } });
      leave(...players);
    }
  });
});

describe('a step back', () => {
  it('is free until somebody else or chance has acted', async () => {
    const game = await newGame(url, [ann, ben]);
    const players = await sitDown(game);
    const mover = players.find(({ choices }) => choices.length > 0)!;
    const { view, log } = mover;
    await move(game, players);
    expect(mover.standing!.canUndo).toBe(true);
    const { decision } = mover.standing!;
    await mover.request({ type: 'undo', game, decision });
    expect({ view: mover.view, log: mover.log }).toEqual({ view, log });
    expect(mover.standing).toMatchObject({ decision: decision + 1, canUndo: false });
    expect(await mover.request({ type: 'undo', game, decision })).toMatchObject({ type: 'state' });
    expect(await mover.request({ type: 'undo', game, decision: decision + 1 })).toMatchObject({
      type: 'refused',
      reason: 'nothing-to-undo',
    });
    leave(...players);
  });

  it('beyond that needs the consent of the opponent', async () => {
    const game = await newGame(url, [ann, ben]);
    const players = await sitDown(game);
    for (let i = 0; i < 12; i++) await move(game, players);
    const { seat } = players[0];
    expect(await players[0].request({ type: 'answerTakeBack', game, accept: true })).toMatchObject({
      reason: 'no-offer',
    });
    const before = players[0].standing!.decision;
    await players[0].request({ type: 'offerTakeBack', game });
    await players[1].until(({ standing }) => standing!.offers.takeBack?.seat === seat);
    expect(await players[0].request({ type: 'answerTakeBack', game, accept: true })).toMatchObject({
      reason: 'no-offer',
    });
    await players[1].request({ type: 'answerTakeBack', game, accept: true });
    await players[0].until(({ standing }) => standing!.decision === before + 1);
    expect(players[0].choices.length).toBeGreaterThan(0);
    leave(...players);
  });
});

describe('an end', () => {
  it('comes by resignation, with a public record anybody can verify', async () => {
    const game = await newGame(url, [ann, ben]);
    const players = await sitDown(game);
    for (let i = 0; i < 20; i++) await move(game, players);
    expect((await ask(url, 'GET', `/api/games/${game}/record`)).status).toBe(409);
    await players[0].request({ type: 'resign', game });
    await players[1].until(({ standing }) => standing!.status === 'finished');
    expect(players[1].standing!.result).toMatchObject({ winners: [1], manner: 'resignation' });
    const { json } = await ask(url, 'GET', `/api/games/${game}/record`);
    const record = json as GameRecord;
    expect(verifyRecord(gameCalled(record.game)!, record)).toMatchObject({ ok: true });
    const state = players[0].messages.find(({ type }) => type === 'state');
    expect(state).toMatchObject({ commitment: record.fairness!.commitment });
    expect(
      await players[0].request({ type: 'choose', game, decision: 0, choice: 250 }),
    ).toMatchObject({ type: 'refused', reason: 'over' });
    leave(...players);
  });

  it('comes by agreement', async () => {
    const game = await newGame(url, [ann, ben]);
    const players = await sitDown(game);
    await players[1].request({ type: 'offerDraw', game });
    // Nobody agrees with himself; but he may think better of it.
    expect(await players[1].request({ type: 'answerDraw', game, accept: true })).toMatchObject({
      reason: 'no-offer',
    });
    await players[1].request({ type: 'answerDraw', game, accept: false });
    expect(players[1].standing!.offers).toEqual({});
    await players[1].request({ type: 'offerDraw', game });
    await players[0].request({ type: 'answerDraw', game, accept: true });
    expect(players[0].standing!.result).toMatchObject({ winners: [], manner: 'agreement' });
    leave(...players);
  });

  it('comes by time, by itself', async () => {
    const clock = { kind: 'live', total: 60_000, increment: 0 } as const;
    const calm = await newGame(url, [ann, ben], { clock });
    const players = await sitDown(calm);
    const { seat } = players.find(({ choices }) => choices.length > 0)!;
    expect(await players[0].request({ type: 'claimTime', game: calm })).toMatchObject({
      reason: 'time-left',
    });
    leave(...players);
    // The same seat begins here; its time may be up before anybody has sat down.
    const game = await newGame(url, [ann, ben], { clock: { ...clock, total: 1000 } });
    const [player, other] = await sitDown(game);
    await player.until(({ standing }) => standing!.status === 'finished');
    expect(player.standing!.result).toMatchObject({ winners: [1 - seat], manner: 'time' });
    leave(player, other);
  });
});

describe('who may do what', () => {
  it('strangers and spectators see the table and touch nothing', async () => {
    const game = await newGame(url, [ann, ben]);
    const players = await sitDown(game);
    const eve = await newGuest(url, 'Eve');
    for (const cookie of [undefined, eve]) {
      const watcher = await Player.connect(url, cookie);
      expect(await watcher.request({ type: 'subscribe', game })).toMatchObject({
        type: 'state',
        seat: -1,
      });
      const { decision } = watcher.standing!;
      const code = { type: 'error', code: 'not-a-player' };
      expect(await watcher.request({ type: 'subscribe', game, seat: 0 })).toMatchObject(code);
      for (const message of [
        { type: 'choose', game, decision, choice: 1 },
        { type: 'choose', game, decision, choice: 1, seat: 0 },
        { type: 'undo', game, decision },
        { type: 'resign', game, seat: 1 },
        { type: 'claimTime', game },
        { type: 'offerDraw', game },
        { type: 'answerDraw', game, accept: true },
        { type: 'offerTakeBack', game },
        { type: 'answerTakeBack', game, accept: true },
      ] as const) {
        expect(await watcher.request(message)).toMatchObject(code);
      }
      leave(watcher);
    }
    expect(players[0].seq).toBe(0);
    // A player cannot act for, or look from, the other seat.
    const other = 1 - players[0].seat;
    expect(await players[0].request({ type: 'resign', game, seat: other })).toMatchObject({
      code: 'not-a-player',
    });
    expect(await players[0].request({ type: 'subscribe', game, seat: other })).toMatchObject({
      code: 'not-a-player',
    });
    leave(...players);
  });

  it('other sites can neither post nor open a socket', async () => {
    const origin = { origin: 'https://evil.example' };
    expect((await ask(url, 'POST', '/api/guest', undefined, { name: 'x' }, origin)).status).toBe(
      403,
    );
    await expect(Player.connect(url, ann, origin)).rejects.toThrow('403');
    const own = await Player.connect(url, ann, { origin: url });
    expect(await own.request({ type: 'ping' })).toMatchObject({ type: 'pong' });
    leave(own);
  });

  it('a session is needed to play, and its cookie is out of reach of scripts', async () => {
    const wanted = { game: 'twilight-struggle' };
    expect((await ask(url, 'POST', '/api/games', undefined, wanted)).status).toBe(401);
    const forged = `brink_session=${'A'.repeat(43)}`;
    expect((await ask(url, 'POST', '/api/games', forged, wanted)).status).toBe(401);
    const answer = await fetch(`${url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Zoe"}',
    });
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  });
});

describe('nonsense', () => {
  it('is answered with a code and changes nothing', async () => {
    const game = await newGame(url, [ann, ben]);
    const [player, other] = await sitDown(game);
    for (const raw of [
      '',
      '{',
      '[]',
      'null',
      '{"type":"choose"}',
      `{"type":"choose","game":"${game}","decision":0,"choice":1.5}`,
      `{"type":"choose","game":"${game}","decision":0,"choice":1,"extra":1}`,
      '{"type":"subscribe","game":"../../etc"}',
    ]) {
      const count = player.messages.length;
      player.send(raw);
      await player.until(({ messages }) => messages.length > count);
      expect(player.messages.at(-1)).toMatchObject({ type: 'error', code: 'bad-message' });
    }
    expect(await player.request({ type: 'subscribe', game: 'AAAAAAAAAAAAAAAA' })).toMatchObject({
      type: 'error',
      code: 'no-such-game',
    });
    expect(await player.request({ type: 'hello', protocol: 99 })).toMatchObject({
      code: 'protocol',
    });
    const flood = await Player.connect(url, ann);
    flood.send(`"${'x'.repeat(20_000)}"`);
    expect(await flood.closed).toBe(1009);
    expect(other.seq).toBe(0);
    leave(player, other);
  });
});
