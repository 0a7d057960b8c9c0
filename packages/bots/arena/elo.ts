/** A game between two bots: what it brought the first. */
export interface Meeting {
  readonly a: string;
  readonly b: string;
  /** 1 for a game won, 0 for one lost. */
  readonly points: number;
}

/** How strong a bot is beside the one that has 0. */
export interface Rating {
  readonly bot: string;
  readonly elo: number;
  /** 95 %, of the difference to the one that has 0. */
  readonly interval: readonly [low: number, high: number];
  readonly games: number;
}

/** So many points of Elo are odds of e to 1. */
const POINTS = 400 / Math.LN10;
/**
 * Nobody is thought to be further from the mean than some of these, so that who has won every game
 * is not infinitely strong.
 */
const USUAL_SPREAD = 1000 / POINTS;
const STEPS = 50;
const SMALLEST = 1e-9;
const Z = 1.959964;

/** Solves a x = b and inverts a, by elimination; a is symmetric and positive. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]) {
  const size = right.length;
  const rows = matrix.map((row, i) => [...row, right[i], ...row.map((_, k) => (k === i ? 1 : 0))]);
  for (let i = 0; i < size; i++) {
    const pivot = rows[i][i];
    for (let k = 0; k < rows[i].length; k++) rows[i][k] /= pivot;
    for (let other = 0; other < size; other++) {
      const times = rows[other][i];
      if (other === i || times === 0) continue;
      for (let k = 0; k < rows[i].length; k++) rows[other][k] -= times * rows[i][k];
    }
  }
  return { step: rows.map((row) => row[size]), inverse: rows.map((row) => row.slice(size + 1)) };
}

/**
 * The strengths that make these results most likely, whoever met whom (Bradley and Terry), as
 * differences to one of the bots.
 */
export function eloOf(meetings: readonly Meeting[], anchor: string): Rating[] {
  const bots = [...new Set([anchor, ...meetings.flatMap(({ a, b }) => [a, b])])];
  const number = new Map(bots.map((bot, i) => [bot, i]));
  const strengths = bots.map(() => 0);
  let inverse: readonly (readonly number[])[] = [];
  for (let left = STEPS; left > 0; left--) {
    const slope = strengths.map((each) => -each / USUAL_SPREAD ** 2);
    const bend = bots.map((_, i) => bots.map((__, k) => (i === k ? 1 / USUAL_SPREAD ** 2 : 0)));
    for (const { a, b, points } of meetings) {
      const [i, k] = [number.get(a)!, number.get(b)!];
      const expected = 1 / (1 + Math.exp(strengths[k] - strengths[i]));
      const sure = expected * (1 - expected);
      slope[i] += points - expected;
      slope[k] -= points - expected;
      bend[i][i] += sure;
      bend[k][k] += sure;
      bend[i][k] -= sure;
      bend[k][i] -= sure;
    }
    const solved = solve(bend, slope);
    inverse = solved.inverse;
    for (const [i, step] of solved.step.entries()) strengths[i] += Math.max(-1, Math.min(1, step));
    if (solved.step.every((step) => Math.abs(step) < SMALLEST)) break;
  }
  return bots.map((bot, i) => {
    const elo = POINTS * (strengths[i] - strengths[0]);
    const error = Math.sqrt(Math.max(0, inverse[i][i] + inverse[0][0] - 2 * inverse[i][0]));
    const around = Z * POINTS * error;
    const games = meetings.filter(({ a, b }) => a === bot || b === bot).length;
    return { bot, elo, interval: [elo - around, elo + around], games };
  });
}
