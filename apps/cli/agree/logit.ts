import { chancesInto, rowsOf } from './choice-rows.ts';

/** What speaks for a choice: which features it has, and how much of each. */
export interface Features {
  readonly indices: Int16Array;
  readonly values: Float32Array;
}

const STEPS = 60;
/** Steps that a direction is made from. */
const MEMORY = 10;
/** A step has to keep so much of what its slope promises. */
const PROMISE = 1e-4;
const SMALLEST = 1e-6;

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
};
const addTo = (a: Float64Array, times: number, b: Float64Array): void => {
  for (let i = 0; i < a.length; i++) a[i] += times * b[i];
};

interface Bend {
  readonly step: Float64Array;
  readonly turn: Float64Array;
  readonly scale: number;
}

/** Downhill by the slope and what the last steps have told of its bends (L-BFGS). */
function downhill(slope: Float64Array, bends: readonly Bend[]): Float64Array {
  const way = slope.map((each) => -each);
  const parts: number[] = [];
  for (const { step, turn, scale } of bends.toReversed()) {
    const part = dot(step, way) / scale;
    parts.push(part);
    addTo(way, -part, turn);
  }
  const last = bends.at(-1);
  const size = last ? last.scale / dot(last.turn, last.turn) : 1 / Math.sqrt(dot(slope, slope) + 1);
  for (let i = 0; i < way.length; i++) way[i] *= size;
  for (const { step, turn, scale } of bends) {
    addTo(way, parts.pop()! - dot(turn, way) / scale, step);
  }
  return way;
}

/**
 * A conditional logit with weights that are kept small, all alike: few games say little of a rare
 * feature, and then what it shares with others has to speak for it.
 */
export function fitLogit(
  decisions: readonly { readonly choices: readonly Features[] }[],
  size: number,
  shrinkage: number,
): Float64Array {
  const rows = rowsOf(decisions);
  const choices = decisions.flatMap((each) => each.choices);
  const scores = new Float64Array(rows.count);
  const chances = new Float64Array(rows.count);

  function lossAt(weights: Float64Array, slope: Float64Array): number {
    let loss = (shrinkage / 2) * dot(weights, weights);
    for (let i = 0; i < size; i++) slope[i] = shrinkage * weights[i];
    scoreInto(weights, choices, scores);
    for (let decision = 0; decision < decisions.length; decision++) {
      loss += chancesInto(rows, decision, scores, chances);
      chances[rows.starts[decision]] -= 1;
    }
    for (const [row, { indices, values }] of choices.entries()) {
      for (let k = 0; k < indices.length; k++) slope[indices[k]] += chances[row] * values[k];
    }
    return loss;
  }

  let weights = new Float64Array(size);
  let slope = new Float64Array(size);
  let loss = lossAt(weights, slope);
  const bends: Bend[] = [];
  for (let i = 0; i < STEPS; i++) {
    const way = downhill(slope, bends);
    const promise = dot(way, slope);
    const next = new Float64Array(size);
    const nextSlope = new Float64Array(size);
    let nextLoss = Infinity;
    let length = 1;
    for (; length > SMALLEST; length /= 2) {
      next.set(weights);
      addTo(next, length, way);
      nextLoss = lossAt(next, nextSlope);
      if (nextLoss <= loss + PROMISE * length * promise) break;
    }
    if (length <= SMALLEST) break;
    const step = next.map((each, k) => each - weights[k]);
    const turn = nextSlope.map((each, k) => each - slope[k]);
    const scale = dot(step, turn);
    if (scale > 0) bends.push({ step, turn, scale });
    if (bends.length > MEMORY) bends.shift();
    [weights, slope, loss] = [next, nextSlope, nextLoss];
  }
  return weights;
}

/** Writes the score of each choice. */
export function scoreInto(
  weights: Float64Array,
  choices: readonly Features[],
  scores: Float64Array,
): void {
  for (const [row, { indices, values }] of choices.entries()) {
    let sum = 0;
    for (let k = 0; k < indices.length; k++) sum += weights[indices[k]] * values[k];
    scores[row] = sum;
  }
}
