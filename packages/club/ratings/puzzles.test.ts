import { expect, test } from 'vitest';
import { NEWCOMER } from './glicko-2.ts';
import { afterTry, newPuzzle, streakOf } from './puzzles.ts';

test('who solves a puzzle gains what it loses in standing, and the other way round', () => {
  const puzzle = newPuzzle(1700);
  const solved = afterTry(NEWCOMER, puzzle, true);
  expect(solved.solver.rating).toBeGreaterThan(NEWCOMER.rating);
  expect(solved.puzzle.rating).toBeLessThan(puzzle.rating);
  const failed = afterTry(NEWCOMER, puzzle, false);
  expect(failed.solver.rating).toBeLessThan(NEWCOMER.rating);
  expect(failed.puzzle.rating).toBeGreaterThan(puzzle.rating);
  expect(solved.solver.deviation).toBeLessThan(NEWCOMER.deviation);
});

test('a streak is days in a row; today breaks it only when it is failed', () => {
  const solved = new Set([10, 11, 12, 20, 21]);
  const none = new Set<number>();
  expect(streakOf(solved, none, 21)).toEqual({ now: 2, best: 3 });
  expect(streakOf(solved, none, 22)).toEqual({ now: 2, best: 3 });
  expect(streakOf(solved, new Set([22]), 22)).toEqual({ now: 0, best: 3 });
  expect(streakOf(solved, none, 23)).toEqual({ now: 0, best: 3 });
  expect(streakOf(none, none, 5)).toEqual({ now: 0, best: 0 });
});
