import { expect, test } from 'vitest';
import type { Rect } from '../layout.ts';
import { arrowPath } from './arrow-path.ts';

const box = (x: number, y: number): Rect => ({ x, y, w: 100, h: 60 });
const isInside = ([x, y]: readonly [number, number], of: Rect): boolean =>
  Math.abs(x - of.x) < of.w / 2 && Math.abs(y - of.y) < of.h / 2;

test('an arrow begins and ends beside its boxes, not on their numbers', () => {
  for (const [x, y] of [
    [400, 0],
    [0, 300],
    [-400, 200],
    [120, 0],
    [0, -80],
  ]) {
    const [from, to] = [box(0, 0), box(x, y)];
    const { start, tip, middle } = arrowPath(from, to);
    for (const end of [start, tip]) {
      expect(isInside(end, from) || isInside(end, to)).toBe(false);
    }
    expect(isInside(middle, from) || isInside(middle, to)).toBe(false);
  }
});

test('there and back are two ways', () => {
  const [a, b] = [box(0, 0), box(400, 0)];
  expect(arrowPath(a, b, { hasWayBack: true }).middle[1]).toBeLessThan(0);
  expect(arrowPath(b, a, { hasWayBack: true }).middle[1]).toBeGreaterThan(0);
});

test('where another box lies in the way, the arrow bends to the other side', () => {
  const [a, b] = [box(0, 0), box(400, 0)];
  const wall = { x: 200, y: -90, w: 240, h: 180 };
  expect(arrowPath(a, b).middle[1]).toBeLessThan(0);
  expect(arrowPath(a, b, { others: [wall] }).middle[1]).toBeGreaterThan(0);
});

test('two numbers never lie on each other', () => {
  const [a, b] = [box(0, 0), box(400, 0)];
  const { middle } = arrowPath(a, b);
  const [x, y] = arrowPath(a, b, { numbers: [middle] }).middle;
  expect(Math.hypot(x - middle[0], y - middle[1])).toBeGreaterThan(30);
});
