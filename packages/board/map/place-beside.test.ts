import { expect, test } from 'vitest';
import type { Rect } from '../layout.ts';
import { placeBeside } from './place-beside.ts';

const frame = { w: 1000, h: 700 };
const target = { x: 450, y: 330, w: 80, h: 40 };
const size = { w: 160, h: 50 };
const tip = (avoid: readonly Rect[], at = target) =>
  placeBeside({ target: at, size, frame, avoid, isTip: true });

const covers = ({ x, y }: { readonly x: number; readonly y: number }, box: Rect): boolean =>
  x < box.x + box.w && box.x < x + size.w && y < box.y + box.h && box.y < y + size.h;

test('a tip stands to the right, in the middle of its box', () => {
  expect(tip([])).toEqual({ on: 'right', x: 544, y: 325 });
});

test('a tip leaves what is lit uncovered where another side is free', () => {
  const right = { x: 560, y: 330, w: 80, h: 40 };
  expect(tip([right])).toEqual({ on: 'left', x: 276, y: 325 });
});

test('a tip covers no target where each side has one in its middle', () => {
  const lit = [
    { x: 560, y: 330, w: 80, h: 40 },
    { x: 340, y: 330, w: 80, h: 40 },
    { x: 450, y: 270, w: 80, h: 40 },
    { x: 450, y: 390, w: 80, h: 40 },
  ];
  expect(lit.some((box) => covers(tip(lit), box))).toBe(false);
});

test('a tip goes further away before it covers a target', () => {
  const lit = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) => ({ x: 250 + column * 100, y: 270 + row * 60, w: 80, h: 40 })),
  );
  const at = tip(lit);
  expect(lit.some((box) => covers(at, box))).toBe(false);
});

test('at a corner of the map it stays in the frame', () => {
  const { x, y } = tip([], { x: 960, y: 670, w: 40, h: 30 });
  expect(x + size.w).toBeLessThanOrEqual(frame.w);
  expect(y + size.h).toBeLessThanOrEqual(frame.h);
});

test('what is pressed stands only to the right or left', () => {
  const right = { x: 560, y: 330, w: 80, h: 40 };
  const at = placeBeside({ target, size, frame, avoid: [right], isTip: false });
  expect(at.on).toBe('left');
});
