import { BotRunner } from '@brink/bots';
import {
  CHANCE,
  OptionError,
  Random,
  choose,
  nextActor,
  uniform,
  type Game,
  type GamePackage,
  type OptionValues,
  type Policy,
} from '@brink/kernel';
import { gameCalled } from '@brink/games';
import { UserError } from '../errors.ts';
import { gameWith } from '../games.ts';
import type { Batch } from './batch.ts';
import { Fault } from './fault.ts';
import type { Request } from './request.ts';

/** A game that a client has opened. */
export interface OpenGame {
  readonly package: GamePackage;
  readonly options: OptionValues;
  readonly seats: readonly string[];
  readonly game: Game;
  /** Who draws; nobody where the client does. */
  readonly chance: Policy | undefined;
}

/** A game to be begun: what is agreed, and its first position. */
export interface Agreed {
  readonly package: GamePackage;
  readonly options: OptionValues;
  readonly start: Game;
  readonly seats: readonly string[];
}

/** Open games and batches together; a few kilobytes each. */
const MOST_GAMES = 100_000;

/** Reads which game is to be played by which options. */
export function agreedIn(request: Request): Agreed {
  const id = request.text('game');
  if (!gameCalled(id)) throw new Fault('unknownGame', `there is no game "${id}"`);
  const options = request.object('options');
  try {
    const found = gameWith(id, options);
    const parsed = found.parseOptions(options);
    return { package: found, options, start: found.setup(parsed), seats: found.seats(parsed) };
  } catch (error) {
    if (error instanceof OptionError || error instanceof UserError) {
      throw new Fault('badOptions', error.message);
    }
    throw error;
  }
}

/** Whether the client draws: `"chance": "client"`. */
export function isClientsChance(request: Request): boolean {
  if (!request.has('chance')) return false;
  if (request.text('chance') === 'client') return true;
  throw new Fault('badRequest', '"chance" must be "client", or left out');
}

/** Who draws in a new game: the engine by its seed, or the client. */
export function chanceIn(request: Request): { chance: Policy | undefined; seed?: number } {
  if (isClientsChance(request)) return { chance: undefined };
  const seed = request.seed();
  return { chance: uniform(new Random(seed)), seed };
}

export function settleChance({ game, chance }: Pick<OpenGame, 'game' | 'chance'>): void {
  if (!chance) return;
  while (nextActor(game) === CHANCE) choose(game, CHANCE, chance(game, CHANCE));
}

/** All that is open, by number. Numbers are never used twice. */
export class OpenGames {
  readonly #games = new Map<number, OpenGame>();
  readonly #batches = new Map<number, Batch>();
  readonly bots = new BotRunner(() => performance.now());
  #last = 0;

  get count(): number {
    let count = this.#games.size;
    for (const batch of this.#batches.values()) count += batch.size;
    return count;
  }

  #makeRoom(more: number): void {
    if (this.count + more <= MOST_GAMES) return;
    throw new Fault('tooMany', `no more than ${MOST_GAMES} games are kept open: close some`);
  }

  open(game: OpenGame): number {
    this.#makeRoom(1);
    settleChance(game);
    this.#games.set(++this.#last, game);
    return this.#last;
  }

  openBatch(size: number, make: () => Batch): readonly [number: number, batch: Batch] {
    this.#makeRoom(size);
    const batch = make();
    this.#batches.set(++this.#last, batch);
    return [this.#last, batch];
  }

  numbered(number: number): OpenGame {
    const found = this.#games.get(number);
    if (!found) throw new Fault('notOpen', `no game ${number} is open`);
    return found;
  }

  numberIn(request: Request, name = 'game'): number {
    return request.integer(name, 1, Number.MAX_SAFE_INTEGER);
  }

  in(request: Request): OpenGame {
    return this.numbered(this.numberIn(request));
  }

  batchIn(request: Request): Batch {
    const number = this.numberIn(request, 'batch');
    const found = this.#batches.get(number);
    if (!found) throw new Fault('notOpen', `no batch ${number} is open`);
    return found;
  }

  close(request: Request): void {
    const isBatch = request.has('batch');
    const number = this.numberIn(request, isBatch ? 'batch' : 'game');
    const isClosed = isBatch ? this.#batches.delete(number) : this.#games.delete(number);
    if (!isClosed) throw new Fault('notOpen', `no ${isBatch ? 'batch' : 'game'} ${number} is open`);
  }
}
