import type { Random } from '@brink/kernel';
import { chancesInto, type Rows } from './choice-rows.ts';

export interface TreeSetting {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** Choices that have to be on either side of a question. */
  readonly leaf: number;
  /** Parts of the decisions and of the columns that each tree sees. */
  readonly seen: number;
  readonly asked: number;
  /** How far the answer of few choices is drawn to nothing. */
  readonly shrinkage: number;
}

/** As they were first guessed; a depth of 3 was tried besides, and was no better. */
export const USUAL_TREES: TreeSetting = {
  trees: 120,
  depth: 4,
  rate: 0.08,
  leaf: 40,
  seen: 0.6,
  asked: 0.4,
  shrinkage: 5,
};

const BINS = 32;

/** The numbers of a column by which of so many parts of about the same size they are in. */
export function binned(column: Float32Array): Uint8Array {
  const sorted = column.toSorted();
  const edges = new Set<number>();
  for (let bin = 1; bin < BINS; bin++) edges.add(sorted[Math.floor((bin * sorted.length) / BINS)]);
  const list = [...edges];
  return Uint8Array.from(column, (value) => {
    let bin = 0;
    while (bin < list.length && value >= list[bin]) bin++;
    return bin;
  });
}

/** Sums of the choices in each node, by bin: what is missing, how sure that is, how many. */
const newSums = (length: number) => ({
  slope: new Float64Array(length),
  bend: new Float64Array(length),
  count: new Int32Array(length),
});

/** Which part of the decisions is learned from, of all whose choices get a score. */
export interface Lesson {
  readonly rows: Rows;
  readonly columns: readonly Uint8Array[];
  readonly isLearned: (decision: number) => boolean;
}

/**
 * Scores of all choices by trees that each add what those before have missed (gradient boosting of
 * the conditional logit). Of decisions that are not learned from, only the numbers are looked at.
 */
export function boostedScores(
  { rows, columns, isLearned }: Lesson,
  setting: TreeSetting,
  random: Random,
): Float64Array {
  const { starts, count } = rows;
  const { trees, depth, rate, leaf, seen, asked, shrinkage } = setting;
  const isDrawn = (part: number): boolean => random.below(1000) < 1000 * part;
  const scores = new Float64Array(count);
  const chances = new Float64Array(count);
  const nodes = new Uint8Array(count);
  const worth = (slope: number, bend: number): number => (slope * slope) / (bend + shrinkage);
  const drawnRows = new Int32Array(count);

  /** One question for each node of a level, where one helps; then everybody goes on. */
  function split(level: number, drawn: readonly Uint8Array[], sample: Int32Array): void {
    const width = 1 << level;
    const best = Array.from({ length: width }, () => ({ gain: 0, bin: BINS, column: drawn[0] }));
    for (const column of drawn) {
      const { slope, bend, count } = newSums(width * BINS);
      for (const row of sample) {
        const at = nodes[row] * BINS + column[row];
        const chance = chances[row];
        slope[at] += isChosen[row] - chance;
        bend[at] += chance * (1 - chance);
        count[at]++;
      }
      for (let node = 0; node < width; node++) {
        let [allSlope, allBend, all] = [0, 0, 0];
        for (let at = node * BINS; at < (node + 1) * BINS; at++) {
          allSlope += slope[at];
          allBend += bend[at];
          all += count[at];
        }
        let [ownSlope, ownBend, own] = [0, 0, 0];
        for (let bin = 1; bin < BINS; bin++) {
          const at = node * BINS + bin - 1;
          ownSlope += slope[at];
          ownBend += bend[at];
          own += count[at];
          if (own < leaf || all - own < leaf) continue;
          const gain =
            worth(ownSlope, ownBend) +
            worth(allSlope - ownSlope, allBend - ownBend) -
            worth(allSlope, allBend);
          if (gain > best[node].gain) best[node] = { gain, bin, column };
        }
      }
    }
    for (let row = 0; row < count; row++) {
      const { bin, column } = best[nodes[row]];
      nodes[row] = 2 * nodes[row] + (column[row] >= bin ? 1 : 0);
    }
  }

  const isChosen = new Uint8Array(count);
  for (let decision = 0; decision + 1 < starts.length; decision++) isChosen[starts[decision]] = 1;
  for (let tree = 0; tree < trees; tree++) {
    let size = 0;
    for (let decision = 0; decision + 1 < starts.length; decision++) {
      if (!isLearned(decision) || !isDrawn(seen)) continue;
      chancesInto(rows, decision, scores, chances);
      for (let row = starts[decision]; row < starts[decision + 1]; row++) drawnRows[size++] = row;
    }
    const sample = drawnRows.subarray(0, size);
    const drawn = columns.filter(() => isDrawn(asked));
    if (drawn.length === 0) continue;
    nodes.fill(0);
    for (let level = 0; level < depth; level++) split(level, drawn, sample);
    const { slope, bend } = newSums(1 << depth);
    for (const row of sample) {
      slope[nodes[row]] += isChosen[row] - chances[row];
      bend[nodes[row]] += chances[row] * (1 - chances[row]);
    }
    for (let row = 0; row < count; row++) {
      scores[row] += (rate * slope[nodes[row]]) / (bend[nodes[row]] + shrinkage);
    }
  }
  return scores;
}
