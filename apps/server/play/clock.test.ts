import { expect, it } from 'vitest';
import { Clocks } from './clock.ts';

const BOTH = 0b11;
const [US, USSR] = [0b01, 0b10];

it('takes time from those who have to choose and adds the increment after a move', () => {
  const clocks = new Clocks({ kind: 'live', total: 10_000, increment: 1_000 }, 2);
  clocks.turn(0, USSR);
  // Two clicks of one move: no increment between them.
  clocks.turn(2_000, USSR);
  expect(clocks.reading(2_500)).toEqual({ remaining: [10_000, 7_500], running: [false, true] });
  clocks.turn(3_000, US);
  expect(clocks.reading(3_000)).toEqual({ remaining: [10_000, 8_000], running: [true, false] });
  expect(clocks.deadline).toBe(13_000);
});

it('runs both clocks while both have to choose', () => {
  const clocks = new Clocks({ kind: 'live', total: 10_000, increment: 0 }, 2);
  clocks.turn(0, BOTH);
  clocks.turn(4_000, US);
  expect(clocks.reading(5_000)).toEqual({ remaining: [5_000, 6_000], running: [true, false] });
});

it('fills up to the cap in slow games', () => {
  const clocks = new Clocks({ kind: 'slow', perMove: 3_000, cap: 5_000 }, 2);
  clocks.turn(0, US);
  clocks.turn(1_000, USSR);
  expect(clocks.reading(1_000)?.remaining).toEqual([5_000, 5_000]);
  clocks.turn(5_000, US);
  expect(clocks.reading(5_000)?.remaining).toEqual([5_000, 4_000]);
});

it('flags the one whose time was up first', () => {
  const clocks = new Clocks({ kind: 'live', total: 10_000, increment: 0 }, 2);
  clocks.turn(0, USSR);
  clocks.turn(4_000, BOTH);
  expect(clocks.flagged(9_999)).toBeUndefined();
  expect(clocks.flagged(50_000)).toBe(1);
});

it('has nothing to tell without a clock', () => {
  const clocks = new Clocks({ kind: 'none' }, 2);
  clocks.turn(0, BOTH);
  expect([clocks.deadline, clocks.reading(1), clocks.flagged(1e15)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
