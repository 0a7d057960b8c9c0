import { expect, test } from 'vitest';
import { shareOf, together } from './interval.ts';

test('of few games nothing is said', () => {
  expect(shareOf({ games: 29, first: 29, draws: 0 })).toBeUndefined();
  expect(shareOf({ games: 30, first: 30, draws: 0 })).toMatchObject({ percent: 100, high: 100 });
});

test('the seam narrows with the number of games', () => {
  const width = (games: number): number => {
    const { low, high } = shareOf({ games, first: games / 2, draws: 0 })!;
    return high - low;
  };
  expect(width(40)).toBeGreaterThan(width(400));
  // One standard error of 400 games is 2.5 points.
  expect(width(400)).toBeCloseTo(2 * 1.645 * 2.5, 0);
});

test('a draw is half a win', () => {
  expect(shareOf({ games: 100, first: 40, draws: 20 })!.percent).toBe(50);
});

test('rows are added up', () => {
  const one = { games: 3, first: 1, draws: 1 };
  expect(together([one, one])).toEqual({ games: 6, first: 2, draws: 2 });
});
