import { CHANCE, choose, nextActor, type Actor, type Ai, type Game } from '@brink/kernel';
import { Guide, type Taste } from '../guided.ts';
import { CommonRandomNumbers } from './common-random-numbers.ts';
import { fits, type Plan } from './plans.ts';
import type { Weighed } from './weighed.ts';

/** More choices than this are no horizon any more. */
const LONGEST = 2000;

/** 3.2 and 0.2 make a little more than 3.4. */
const TINY = 1e-6;

/** Where rollouts end: so many turns after the present one, or a part of a turn after now. */
export const untilOf = (now: number, horizon: number): number =>
  horizon < 1 ? now + horizon - TINY : Math.floor(now + 0.5) + horizon;

/** Plays deals on from a plan to a horizon, everybody as the game suggests. */
export class Rollout {
  readonly #ai: Ai;
  readonly #numbers: CommonRandomNumbers;
  readonly #guide: Guide;
  readonly #game: Game;
  readonly #shame: number;

  /** Who loses by their own hand loses so much more by it: `shame`. */
  constructor(ai: Ai, like: Game, taste: Taste, shame = 0) {
    this.#ai = ai;
    this.#shame = shame;
    const numbers = new CommonRandomNumbers(ai);
    this.#numbers = numbers;
    this.#guide = new Guide(ai, (choice) => numbers.noise(choice), taste);
    this.#game = like.clone();
    this.#game.log = undefined;
  }

  /** Where the last rollout ended; the next one writes over it. */
  get end(): Game {
    return this.#game;
  }

  /**
   * How one deal ends for a seat that follows the plan; the seed fixes all chance in it. What has
   * spoken for it then is added to `weighed`.
   */
  play(
    deal: Game,
    seat: Actor,
    plan: Plan,
    until: number,
    seed: number,
    weighed?: Weighed,
  ): number {
    this.#follow(deal, seat, plan, seed);
    this.#playOn(until, until % 1 === 0);
    if (weighed) {
      this.#ai.themes?.weigh(this.#game, seat, weighed.sums);
      weighed.sims++;
    }
    return this.#value(seat);
  }

  /** How the deal stands once the play is over that the plan belongs to, before anybody else's. */
  glance(deal: Game, seat: Actor, plan: Plan, seed: number): number {
    this.#follow(deal, seat, plan, seed);
    this.#playOn(-1, true);
    return this.#value(seat);
  }

  #value(seat: Actor): number {
    const value = this.#ai.evaluate(this.#game, seat);
    if (this.#shame === 0) return value;
    return value - this.#shame * (this.#ai.disgrace?.(this.#game, seat) ?? 0);
  }

  #follow(deal: Game, seat: Actor, plan: Plan, seed: number): void {
    const game = this.#game.copyFrom(deal);
    const { choices } = plan;
    for (let i = 0; fits(game, seat, plan, i); i++) choose(game, seat, choices[i]);
    this.#numbers.begin(seed);
  }

  #playOn(until: number, isFinal: boolean): void {
    const game = this.#game;
    const numbers = this.#numbers;
    const { progress, isTense, opensPlay } = this.#ai;
    // Whole turns end with the turn; a part of a turn ends where the next play begins.
    const isWhole = until % 1 === 0 && until > 0;
    let end = until;
    let isExtended = isFinal;
    for (let left = LONGEST; left > 0; left--) {
      const actor = nextActor(game);
      if (actor < 0) break;
      if (progress(game) >= end && (isWhole || opensPlay(game, actor))) {
        if (isExtended || isTense?.(game) !== true) break;
        // What must be played before the turn ends is part of what has been done so far.
        end = Math.floor(progress(game)) + 1;
        isExtended = true;
      }
      numbers.meet(game, actor);
      const isChance = actor === CHANCE;
      choose(game, actor, isChance ? numbers.decide(game) : this.#guide.choose(game, actor));
    }
  }
}
