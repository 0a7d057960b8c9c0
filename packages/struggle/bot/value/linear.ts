import { FEATURES, PERIODS, type Features } from './features.ts';

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
}

/** How many weights a value of positions with so many numbers has. */
export const weightCount = (numbers: number): number => PERIODS * (FEATURES + numbers);

/** The weights for these features; an error if they were learned for others. */
export function decodeWeights({ unit, weights }: Learned, { numbers }: Features): Float32Array {
  const expected = weightCount(numbers.length);
  if (weights.length !== expected) {
    throw new Error(`${weights.length} weights were learned, the features need ${expected}`);
  }
  return Float32Array.from(weights, (weight) => weight * unit);
}

/** What the features of a position say of it: the logarithm of the odds of the US. */
export function logOdds(weights: Float32Array, features: Features): number {
  const { active, activeCount, numbers, periods } = features;
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
    const at = PERIODS * (FEATURES + i);
    early += weights[at] * number;
    middle += weights[at + 1] * number;
    late += weights[at + 2] * number;
  }
  return periods[0] * early + periods[1] * middle + periods[2] * late;
}
