import { Random } from '@brink/kernel';
import { quantile } from '@brink/bots';
import { USUAL_TREES, binned, boostedScores, type TreeSetting } from './boosted-trees.ts';
import { rowsOf, type Rows } from './choice-rows.ts';
import { likings } from './likings.ts';
import { fitLogit, scoreInto } from './logit.ts';
import { columnsOf } from './numbers.ts';
import type { Play } from './plays.ts';

export interface ForetellingSetting {
  /** Of the weights of the logit. */
  readonly shrinkage: number;
  readonly trees: TreeSetting;
}

export const USUAL_FORETELLING: ForetellingSetting = { shrinkage: 16, trees: USUAL_TREES };

/** How many other choices were thought at least as likely, for each play of each game. */
export type Places = readonly (readonly number[])[];

/**
 * Foretells the plays of a game by what was learned from all the others: the mean of a logit and
 * of boosted trees. Nothing that is learned here is kept.
 */
export class Foretelling {
  readonly #games: readonly (readonly Play[])[];
  readonly #size: number;
  readonly #setting: ForetellingSetting;
  readonly #all: readonly Play[];
  /** Of each play the game it belongs to. */
  readonly #gameOf: readonly number[];
  readonly #rows: Rows;
  readonly #columns: readonly Uint8Array[];

  /** `size` is the number of features of the logit. */
  constructor(
    games: readonly (readonly Play[])[],
    size: number,
    setting: ForetellingSetting = USUAL_FORETELLING,
  ) {
    this.#games = games;
    this.#size = size;
    this.#setting = setting;
    this.#all = games.flat();
    this.#gameOf = games.flatMap((plays, game) => plays.map(() => game));
    this.#rows = rowsOf(this.#all);
    this.#columns = columnsOf(this.#all).map(binned);
  }

  placesIn(tested: number): number[] {
    const { shrinkage, trees } = this.#setting;
    const rows = this.#rows;
    const isLearned = (decision: number): boolean => this.#gameOf[decision] !== tested;
    const learned = this.#all.filter((_, decision) => isLearned(decision));
    const weights = fitLogit(learned, this.#size, shrinkage);
    const byLogit = new Float64Array(rows.count);
    scoreInto(
      weights,
      this.#all.flatMap(({ choices }) => choices),
      byLogit,
    );
    const columns = [...this.#columns, ...likings(this.#games, tested).map(binned)];
    const byTrees = boostedScores({ rows, columns, isLearned }, trees, new Random(1));
    const first = this.#gameOf.indexOf(tested);
    return this.#games[tested].map((_, i) => {
      // Scores are logarithms of odds: their sum orders as the mean of both does.
      const [from, to] = rows.starts.subarray(first + i, first + i + 2);
      let place = 0;
      for (let row = from + 1; row < to; row++) {
        if (byLogit[row] + byTrees[row] >= byLogit[from] + byTrees[from]) place++;
      }
      return place;
    });
  }
}

/** Of a part, 95 %. */
export type Interval = readonly [low: number, high: number];

/** The part of the plays among the first so many, and its interval by games drawn anew. */
export function partAmong(
  places: Places,
  most: number,
): { readonly part: number; readonly interval: Interval } {
  const partOf = (list: Places): number => {
    const each = list.flat();
    return each.filter((place) => place < most).length / Math.max(1, each.length);
  };
  const part = partOf(places);
  // One game, drawn anew, is always the same and tells nothing of others.
  if (places.length < 2) return { part, interval: [0, 1] };
  const random = new Random(1);
  const drawn = Array.from({ length: 2000 }, () =>
    partOf(places.map(() => places[random.below(places.length)])),
  );
  return { part, interval: [quantile(drawn, 0.025), quantile(drawn, 0.975)] };
}
