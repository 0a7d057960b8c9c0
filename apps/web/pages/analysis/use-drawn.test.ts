import { expect, it } from 'vitest';
import { grown } from './use-drawn.ts';

const WANTED = { from: 3, to: 7 };

it('grows by one pack at a time until all that is wanted is drawn', () => {
  const ranges = [{ from: 5, to: 6 }];
  for (let i = 0; i < 4; i++) ranges.push(grown(ranges[i], WANTED));
  expect(ranges.map(({ from, to }) => [from, to])).toEqual([
    [5, 6],
    [5, 7],
    [4, 7],
    [3, 7],
    [3, 7],
  ]);
});

it('begins in the middle when nothing that is wanted has been drawn', () => {
  expect(grown({ from: 0, to: 2 }, WANTED)).toEqual({ from: 5, to: 6 });
  expect(grown({ from: 7, to: 9 }, WANTED)).toEqual({ from: 5, to: 6 });
});

it('leaves out what is wanted no more', () => {
  expect(grown({ from: 0, to: 5 }, WANTED)).toEqual({ from: 3, to: 6 });
});
