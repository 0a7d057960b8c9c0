import type { Puzzle } from '@brink/library/puzzles/puzzle';
import { expect, test } from 'vitest';
import { hardnessOf, takeRatings } from './puzzle-ratings.ts';

const puzzle = { id: 'ts-1', rating: 1500 } as Puzzle;
const told = (tries: number, rating: number) => ({
  puzzle: puzzle.id,
  rating,
  deviation: 80,
  tries,
  solved: 0,
});

test('an answer that was overtaken by a newer one changes nothing', () => {
  expect(hardnessOf(puzzle)).toBe(1500);
  takeRatings([told(2, 1540)]);
  expect(hardnessOf(puzzle)).toBe(1540);
  // The list was asked for before the try was counted, and arrives after it.
  takeRatings([told(1, 1520)]);
  expect(hardnessOf(puzzle)).toBe(1540);
  takeRatings([told(3, 1560)]);
  expect(hardnessOf(puzzle)).toBe(1560);
});
