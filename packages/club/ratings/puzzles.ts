import { NEWCOMER, rated, type Rating } from './glicko-2.ts';

/** How far the guess may be off that a puzzle begins with. */
const GUESSED_DEVIATION = 200;

/** What a puzzle begins with, before anybody has tried it. */
export const newPuzzle = (rating: number): Rating => ({
  rating,
  deviation: GUESSED_DEVIATION,
  volatility: NEWCOMER.volatility,
});

/** A try is a game between the solver and the puzzle: the new ratings of both. */
export function afterTry(
  solver: Rating,
  puzzle: Rating,
  isSolved: boolean,
): { readonly solver: Rating; readonly puzzle: Rating } {
  const score = isSolved ? 1 : 0;
  return {
    solver: rated(solver, [{ opponent: puzzle, score }]),
    puzzle: rated(puzzle, [{ opponent: solver, score: 1 - score }]),
  };
}

/** Days in a row, and the longest row there was. */
export interface Streak {
  readonly now: number;
  readonly best: number;
}

/**
 * Days on which the puzzle of the day was solved at the first try. A day that is not over yet breaks
 * nothing before it is failed.
 */
export function streakOf(
  solved: ReadonlySet<number>,
  failed: ReadonlySet<number>,
  today: number,
): Streak {
  let best = 0;
  for (const day of solved) {
    if (solved.has(day - 1)) continue;
    let length = 0;
    while (solved.has(day + length)) length++;
    best = Math.max(best, length);
  }
  let last = solved.has(today) ? today : today - 1;
  if (failed.has(today)) last = today;
  let now = 0;
  while (solved.has(last - now)) now++;
  return { now, best };
}
