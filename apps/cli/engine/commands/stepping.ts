import { createBot, parseLevel, type Bot } from '@brink/bots';
import { DONE, Random, has, legal, nextActor, type GamePackage } from '@brink/kernel';
import { Batch, type BatchSetting, type Eye } from '../batch.ts';
import { Fault } from '../fault.ts';
import { agreedIn, isClientsChance, type OpenGames } from '../open-games.ts';
import { Request, type Answer, type Carried } from '../request.ts';
import { standingOf } from '../standing.ts';
import { decided, take } from './choosing.ts';

/** So many games are one batch at most: a byte each in a step. */
export const MOST_IN_BATCH = 1 << 16;
/** The largest frame that is sent. */
const MOST_BYTES = 1 << 28;

function eyesIn(request: Request, seats: number): BatchSetting['eyes'] {
  if (!request.has('observe')) return [];
  return request.list('observe').map((value) => {
    const asked = new Request({ observe: value }, request.bytes);
    const eye: Eye = value === 'actor' ? 'actor' : asked.viewer(seats, 'observe');
    return { name: `${String(value)}`, eye };
  });
}

/** Levels by seat: `{"1": "heuristic"}`. */
function botsIn(
  request: Request,
  game: GamePackage,
  seats: number,
  seed: number,
): BatchSetting['bots'] {
  const bots = new Map<number, () => Bot>();
  // Other numbers than those that chance is drawn from.
  const seeds = new Random(seed ^ 0xb07);
  for (const [seat, level] of Object.entries(request.object('bots'))) {
    const number = /^\d$/.test(seat) ? Number(seat) : seats;
    if (number >= seats || typeof level !== 'string') {
      throw new Fault('badRequest', '"bots" must name a level for each seat: {"1": "heuristic"}');
    }
    const parsed = decided(() => parseLevel(level));
    const clock = (): number => performance.now();
    bots.set(number, () => decided(() => createBot(parsed, { game, seed: seeds.next(), clock })));
  }
  if (bots.size === seats) throw new Fault('badRequest', '"bots" must leave a seat to the client');
  return bots;
}

/** Commands for many games at once. */
export function stepping(games: OpenGames): Readonly<Record<string, Carried>> {
  const batch: Carried = (request) => {
    const size = request.integer('size', 1, MOST_IN_BATCH);
    const agreed = agreedIn(request);
    const seats = agreed.seats.length;
    const isClients = isClientsChance(request);
    const seed = request.seed();
    const eyes = eyesIn(request, seats);
    const bots = botsIn(request, agreed.package, seats, seed);
    const autoReset = request.isOn('autoReset');
    if (size * ((agreed.package.observation?.length ?? 0) * 2 * eyes.length + 64) > MOST_BYTES) {
      throw new Fault('tooMany', `a frame has no more than ${MOST_BYTES} bytes`);
    }
    const setting = { ...agreed, size, seed: isClients ? undefined : seed, eyes, bots, autoReset };
    const [number, made] = games.openBatch(size, () => new Batch(setting));
    return {
      head: { batch: number, seats: agreed.seats, seed, arrays: made.arrays },
      body: made.frame,
    };
  };

  const stepBatch = (request: Request): Answer => {
    const stepped = games.batchIn(request);
    stepped.step(request.bytes);
    return { head: {}, body: stepped.frame };
  };

  /** The same for games that were opened one by one, as JSON: a choice for each, or none is taken. */
  const stepGames = (request: Request): Answer => {
    const numbers = request.integers('games', 1, Number.MAX_SAFE_INTEGER);
    const choices = request.integers('choices', 0, DONE);
    if (numbers.length !== choices.length || new Set(numbers).size !== numbers.length) {
      throw new Fault('badRequest', '"choices" must be one for each of "games", all different');
    }
    const opened = numbers.map((number) => games.numbered(number));
    for (const [i, { game }] of opened.entries()) {
      if (nextActor(game) < 0) throw new Fault('gameOver', `game ${numbers[i]} is over`);
      if (has(legal(game, nextActor(game)), choices[i])) continue;
      throw new Fault('illegalChoice', `choice ${choices[i]} of game ${numbers[i]} is not legal`);
    }
    for (const [i, open] of opened.entries()) take(open, nextActor(open.game), choices[i]);
    return { head: { games: opened.map((open) => standingOf(open)) } };
  };

  return {
    batch,
    step: (request) => (request.has('batch') ? stepBatch(request) : stepGames(request)),
  };
}
