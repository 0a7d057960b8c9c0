import type { Ai } from './ai.ts';
import type { Game, Rules } from './game.ts';
import { HiddenUnits, type LearnedUnits } from './hidden-units.ts';

/** Early, middle and late: what a feature is worth is learned for each, and blended between. */
export const PERIODS = 3;

/** How much of each period there is when so much of a game has passed. */
export function periodsOf(passed: number, into: Float64Array): void {
  const part = Math.max(0, Math.min(1, passed));
  into[0] = Math.max(0, 1 - 2 * part);
  into[1] = 1 - Math.abs(2 * part - 1);
  into[2] = Math.max(0, 2 * part - 1);
}

/**
 * A position as those see it who value it, the same for those who train and those who play. What
 * was read stands here until the next position is: nothing is allocated.
 */
export interface Features<R extends Rules = Rules> {
  /** Features that a position has or has not; every position has the last one. */
  readonly size: number;
  /** Those that it has. */
  readonly active: Int16Array;
  readonly activeCount: number;
  readonly numbers: Float64Array;
  /** How much of it is early, middle and late. */
  readonly periods: Float64Array;
  read(game: Game<R>): void;
}

/** The value of positions, as it was learned and is kept in the repository. */
export interface Learned {
  /** The newest rules of the games it was learned from. */
  readonly revision: number;
  /** 0 for games of the heuristic bot by hand, n + 1 for games of bots that n has taught. */
  readonly generation: number;
  readonly games: number;
  readonly positions: number;
  /** Weights are whole numbers of this. */
  readonly unit: number;
  /** Early, middle and late for each feature, then for each number. */
  readonly weights: readonly number[];
  /** What is added to their sum, where that was learned. */
  readonly units?: LearnedUnits;
}

/** What a game hands to those who train its bot. */
export interface ValueTraining<R extends Rules = Rules> {
  readonly features: Features<R>;
  /** The logarithm of the odds of the first seat as the evaluation by hand has it. */
  readonly oddsByHand: (game: Game<R>) => number;
  /** A bot that has learned this. */
  readonly aiWith: (lessons: { readonly value: Learned }) => Ai<R>;
  /** What it has learned so far. */
  readonly lessons: { readonly value: Learned };
}

/** How many weights a value by these features has. */
export const weightCount = ({ size, numbers }: Pick<Features, 'size' | 'numbers'>): number =>
  PERIODS * (size + numbers.length);

/** The weights for these features; an error if they were learned for others. */
export function decodeWeights(
  { unit, weights }: Learned,
  features: Pick<Features, 'size' | 'numbers'>,
): Float32Array {
  const expected = weightCount(features);
  if (weights.length !== expected) {
    throw new Error(`${weights.length} weights were learned, the features need ${expected}`);
  }
  return Float32Array.from(weights, (weight) => weight * unit);
}

/** What the features of a position say of it: the logarithm of the odds of the first seat. */
export function logOdds(weights: Float32Array, features: Omit<Features, 'read'>): number {
  const { size, active, activeCount, numbers, periods } = features;
  let early = 0;
  let middle = 0;
  let late = 0;
  for (let i = 0; i < activeCount; i++) {
    const at = PERIODS * active[i];
    early += weights[at];
    middle += weights[at + 1];
    late += weights[at + 2];
  }
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i];
    if (number === 0) continue;
    const at = PERIODS * (size + i);
    early += weights[at] * number;
    middle += weights[at + 1] * number;
    late += weights[at + 2] * number;
  }
  return periods[0] * early + periods[1] * middle + periods[2] * late;
}

/** The value of a position in the logarithm of the odds of the first seat, once its features were read. */
export function oddsBy(learned: Learned, features: Features): () => number {
  const weights = decodeWeights(learned, features);
  if (!learned.units) return () => logOdds(weights, features);
  const units = new HiddenUnits(learned.units, features);
  return () => logOdds(weights, features) + units.odds(features);
}
