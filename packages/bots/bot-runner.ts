import { Random, type Actor, type Game, type GamePackage, type Reason } from '@brink/kernel';
import type { Bot, Clock } from './bot.ts';
import { createBot, parseLevel } from './levels.ts';

/** A decision that a bot is asked for. */
export interface Asked {
  /** Names a seat of a table: the plan of its last card play is kept under it. */
  readonly key: string;
  readonly package: GamePackage;
  readonly level: string;
  readonly game: Game;
  readonly seat: Actor;
  readonly seed: number;
}

/** So many tables are remembered; whoever is forgotten only loses a plan half carried out. */
const MOST = 256;

/**
 * Keeps the bots of many tables, for a thread or a web worker that is asked one decision at a
 * time. The decisions of a seat must come to the same runner, in order.
 */
export class BotRunner {
  readonly #bots = new Map<string, Bot>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  decide(asked: Asked): { readonly choice: number; readonly reason: Reason | undefined } {
    const bot = this.#botFor(asked);
    const choice = bot.choose(asked.game, asked.seat);
    return { choice, reason: bot.reason };
  }

  #botFor({ key, package: game, level, seed }: Asked): Bot {
    const name = `${key} ${level}`;
    const bot =
      this.#bots.get(name) ??
      createBot(parseLevel(level), { game, seed: new Random(seed).next(), clock: this.#clock });
    // The last used is the last to be forgotten.
    this.#bots.delete(name);
    this.#bots.set(name, bot);
    if (this.#bots.size > MOST) this.#bots.delete(this.#bots.keys().next().value!);
    return bot;
  }
}
