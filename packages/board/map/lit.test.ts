import { expect, test } from 'vitest';
import { apart, darkAround } from './lit.ts';

const box = (x: number, y: number) => ({ x, y, w: 100, h: 60 });
const pool = { x: 50, y: 30, r: 104 };

test('what does not overlap is one group', () => {
  const lit = [box(0, 0), box(200, 0), box(0, 100)];
  expect(apart(lit)).toEqual([lit]);
});

test('what overlaps comes into different groups', () => {
  expect(apart([box(0, 0), box(90, 0), box(180, 0)])).toEqual([
    [box(0, 0), box(180, 0)],
    [box(90, 0)],
  ]);
});

test('a box in the pool is lit by it; one at its edge is not', () => {
  expect(apart([box(0, 0), box(100, 60), box(400, 0), pool])).toEqual([
    [box(100, 60), box(400, 0)],
    [pool],
  ]);
});

test('without anything lit everything is dark', () => {
  expect(apart([])).toEqual([]);
  expect(darkAround({ x: -1, y: -2, w: 10, h: 20 }, [])).toBe('M-1 -2h10v20h-10Z');
});

test('a box is cut out with round corners, a pool as a circle', () => {
  expect(darkAround({ x: 0, y: 0, w: 9, h: 9 }, [{ x: 10, y: 20, w: 100, h: 60 }])).toBe(
    'M0 0h9v9h-9ZM14 20h92a4 4 0 0 1 4 4v52a4 4 0 0 1 -4 4h-92a4 4 0 0 1 -4 -4v-52a4 4 0 0 1 4 -4Z',
  );
  expect(darkAround({ x: 0, y: 0, w: 9, h: 9 }, [{ x: 10, y: 20, r: 5 }])).toBe(
    'M0 0h9v9h-9ZM5 20a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z',
  );
});
