import { describe, expect, test } from 'vitest';
import layoutFile from '../data/board-twilight-struggle.json';
import { asLayout } from '../layout.ts';
import { boxAround, boxesAround, closest, nearestOf, nearestTowards } from './nearest.ts';

const boxes = new Map(
  Object.entries(asLayout(layoutFile).nodes).filter(([, { kind }]) => kind === undefined),
);

describe('arrow keys', () => {
  test('go to the neighbour a player would point at', () => {
    expect(nearestTowards('france', 'ArrowUp', boxes)).toBe('benelux');
    expect(nearestTowards('east-germany', 'ArrowRight', boxes)).toBe('poland');
    expect(nearestTowards('angola', 'ArrowUp', boxes)).toBe('cameroon');
    expect(nearestTowards('japan', 'ArrowDown', boxes)).toBe('philippines');
  });

  test('stop at the edge of the world', () => {
    expect(nearestTowards('australia', 'ArrowDown', boxes)).toBeUndefined();
  });

  test('reach every country from every country', () => {
    const reached = new Set(['canada']);
    for (const id of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        const next = nearestTowards(id, key, boxes);
        if (next) reached.add(next);
      }
    }
    expect([...boxes.keys()].filter((id) => !reached.has(id))).toEqual([]);
  });
});

test('of the lit countries the nearest is the one that Tab comes back to', () => {
  expect(nearestOf('chile', ['poland', 'peru', 'cuba'], boxes)).toBe('peru');
  expect(nearestOf('chile', ['peru', 'chile'], boxes)).toBe('chile');
  expect(nearestOf('chile', ['the-moon'], boxes)).toBeUndefined();
  expect(nearestOf('chile', [], boxes)).toBeUndefined();
});

test('a finger between two boxes means the nearer one, and nothing far from all', () => {
  const { x, y } = boxes.get('angola')!;
  expect(boxAround([x, y + 36], 42, boxes)).toBe('angola');
  expect(boxAround([1000, 1000 - 1000], 20, boxes)).toBeUndefined();
});

test('a finger on two boxes means either; how far apart they are tells how much nearer to look', () => {
  const places = new Map([
    ['a', { x: 0, y: 0, w: 10, h: 10 }],
    ['b', { x: 30, y: 4, w: 10, h: 10 }],
    ['c', { x: 200, y: 0, w: 10, h: 10 }],
  ]);
  expect(boxesAround([20, 0], 22, places)).toEqual(['b', 'a']);
  expect(boxesAround([0, 0], 22, places)).toEqual(['a']);
  expect(boxesAround([100, 0], 22, places)).toEqual([]);
  expect(closest(['a', 'b', 'c'], places)).toBe(30);
  expect(closest(['a'], places)).toBe(Infinity);
});
