import { Random, type Actor, type Ai, type Game, type GamePackage } from '@brink/kernel';
import type { Plan } from './plans.ts';
import { Rollout, untilOf } from './rollout.ts';

/** How plans are compared. */
export interface ComparisonSetting {
  readonly seed: number;
  /** Turns that a rollout goes beyond the present one; the game's own horizon unless given. */
  readonly horizon?: number;
  readonly spread?: number;
}

const SPREAD = 0.4;

/**
 * Plays plans in the same deals with the same dice and keeps every result, so that the difference
 * of two plans has an error of its own: much smaller than that of either, for they share their luck.
 */
export class Comparison {
  readonly plans: readonly Plan[];
  readonly #game: GamePackage;
  readonly #at: Game;
  readonly #seat: Actor;
  readonly #random: Random;
  readonly #rollout: Rollout;
  readonly #until: number;
  readonly #seed: number;
  readonly #deal: Game;
  /** By plan and deal; a hole where a plan was left out. */
  readonly #values: number[][];
  #deals = 0;

  constructor(
    game: GamePackage,
    ai: Ai,
    at: Game,
    seat: Actor,
    plans: readonly Plan[],
    { seed, horizon = ai.horizon ?? 1, spread = SPREAD }: ComparisonSetting,
  ) {
    this.plans = plans;
    this.#game = game;
    this.#at = at;
    this.#seat = seat;
    this.#random = new Random(seed);
    this.#seed = this.#random.next();
    this.#rollout = new Rollout(ai, at, { spread, onlyOpen: true });
    this.#until = untilOf(ai.progress(at), horizon);
    this.#deal = at.clone();
    this.#values = plans.map(() => []);
  }

  /** Deals that have been played; not every plan has seen all of them. */
  get deals(): number {
    return this.#deals;
  }

  /** Plays so many deals more with these plans: places in `plans`. `onEnd` sees where each ended. */
  play(
    deals: number,
    among: readonly number[],
    onEnd?: (plan: number, end: Game, value: number) => void,
  ): void {
    for (let i = 0; i < deals; i++) {
      this.#game.determinise(this.#at, this.#seat, this.#random, this.#deal);
      const index = this.#deals++;
      for (const each of among) {
        const seed = this.#seed + index;
        const plan = this.plans[each];
        const value = this.#rollout.play(this.#deal, this.#seat, plan, this.#until, seed);
        this.#values[each][index] = value;
        onEnd?.(each, this.#rollout.end, value);
      }
    }
  }

  /** The mean of a plan over the deals it was played in, from -1 to 1. */
  mean(plan: number): number {
    const values = present(this.#values[plan]);
    return values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
  }

  /** The standard error of that mean. */
  error(plan: number): number {
    return errorOf(present(this.#values[plan]));
  }

  /** By how much the first is better than the second in deals that both have seen, and the error. */
  difference(first: number, second: number): { readonly mean: number; readonly error: number } {
    const [a, b] = [this.#values[first], this.#values[second]];
    const both: number[] = [];
    for (let i = 0; i < this.#deals; i++) {
      if (a[i] !== undefined && b[i] !== undefined) both.push(a[i] - b[i]);
    }
    const sum = both.reduce((total, each) => total + each, 0);
    return { mean: sum / Math.max(1, both.length), error: errorOf(both) };
  }
}

/** Without the holes. */
const present = (values: readonly number[]): number[] => values.filter(() => true);

function errorOf(values: readonly number[]): number {
  const n = values.length;
  if (n < 2) return Infinity;
  const mean = values.reduce((sum, each) => sum + each, 0) / n;
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return Math.sqrt(squares / (n - 1) / n);
}
