/**
 * How well choices of people are foretold by what was learned from other games of people: the mean
 * of a logit and of boosted trees. Nothing that is learned here is kept.
 */
import { Random } from '@brink/kernel';
import { quantile } from '@brink/bots/arena/interval';
import { USUAL_TREES, binned, boostedScores, type TreeSetting } from './boosted-trees.ts';
import { rowsOf } from './choice-rows.ts';
import { fitLogit, scoreInto } from './logit.ts';
import { columnsOf } from './people-numbers.ts';
import type { Play } from './people-plays.ts';

export interface CheckSetting {
  /** Of the weights of the logit. */
  readonly shrinkage: number;
  readonly trees: TreeSetting;
}

export const USUAL_CHECK: CheckSetting = { shrinkage: 16, trees: USUAL_TREES };

/** How many other choices were thought at least as likely, for each play of each game. */
export type Places = readonly (readonly number[])[];

/** Plays that speak for the usual before what is seen of a card is believed. */
const USUAL = 1.5;

/** Cards that count as the same: one side's, as a headline or not, or in a part of the game. */
const keysOf = ({ scene, weighed }: Play): readonly (readonly string[])[] =>
  weighed.map(({ choice }) => [
    `${choice} ${scene.side} ${scene.isHeadline}`,
    `${choice} ${scene.side} in ${scene.period}`,
  ]);

/** How often each card was chosen, and how often it would have been at random. */
class CardCounts {
  readonly #chosen = new Map<string, number>();
  readonly #expected = new Map<string, number>();

  add(plays: readonly Play[], times: number): void {
    for (const play of plays) {
      for (const [i, keys] of keysOf(play).entries()) {
        for (const key of keys) {
          if (i === 0) this.#chosen.set(key, (this.#chosen.get(key) ?? 0) + times);
          const share = times / play.weighed.length;
          this.#expected.set(key, (this.#expected.get(key) ?? 0) + share);
        }
      }
    }
  }

  liking(key: string): number {
    const chosen = this.#chosen.get(key) ?? 0;
    return Math.log((chosen + USUAL) / ((this.#expected.get(key) ?? 0) + USUAL));
  }
}

/** How much people like each card, by games other than the one it is played in and the one tested. */
function likings(games: readonly (readonly Play[])[], tested: number): Float32Array[] {
  const counts = new CardCounts();
  for (const [i, plays] of games.entries()) if (i !== tested) counts.add(plays, 1);
  const rows: number[][] = [];
  for (const [i, plays] of games.entries()) {
    if (i !== tested) counts.add(plays, -1);
    for (const play of plays) {
      const liked = keysOf(play).map((keys) => keys.map((key) => counts.liking(key)));
      const most = liked[0].map((_, k) => Math.max(...liked.map((each) => each[k])));
      for (const each of liked) rows.push([...each, ...each.map((value, k) => value - most[k])]);
    }
    if (i !== tested) counts.add(plays, 1);
  }
  return rows[0].map((_, column) => Float32Array.from(rows, (row) => row[column]));
}

/** Foretells each game by all the others; `size` is the number of features of the logit. */
export function placesByOthers(
  games: readonly (readonly Play[])[],
  size: number,
  { shrinkage, trees }: CheckSetting = USUAL_CHECK,
): Places {
  const all = games.flat();
  const gameOf = games.flatMap((plays, game) => plays.map(() => game));
  const rows = rowsOf(all);
  const options = all.flatMap((play) => play.options);
  const columns = columnsOf(all).map(binned);
  return games.map((plays, tested) => {
    const isLearned = (decision: number): boolean => gameOf[decision] !== tested;
    const byLogit = new Float64Array(rows.count);
    const learned = all.filter((_, decision) => isLearned(decision));
    scoreInto(fitLogit(learned, size, shrinkage), options, byLogit);
    const asked = [...columns, ...likings(games, tested).map(binned)];
    const byTrees = boostedScores({ rows, columns: asked, isLearned }, trees, new Random(1));
    const first = gameOf.indexOf(tested);
    return plays.map((_, i) => {
      // Scores are logarithms of odds: their sum orders as the mean of both does.
      const [from, to] = rows.starts.subarray(first + i, first + i + 2);
      let place = 0;
      for (let row = from + 1; row < to; row++) {
        if (byLogit[row] + byTrees[row] >= byLogit[from] + byTrees[from]) place++;
      }
      return place;
    });
  });
}

/** The part of the plays among the first so many, and its 95 % interval by games drawn anew. */
export function partAmong(
  places: Places,
  most: number,
): { readonly part: number; readonly interval: readonly [low: number, high: number] } {
  const partOf = (list: Places): number => {
    const each = list.flat();
    return each.filter((place) => place < most).length / Math.max(1, each.length);
  };
  const random = new Random(1);
  const drawn = Array.from({ length: 2000 }, () =>
    partOf(places.map(() => places[random.below(places.length)])),
  );
  return { part: partOf(places), interval: [quantile(drawn, 0.025), quantile(drawn, 0.975)] };
}
