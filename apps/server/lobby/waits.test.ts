import { expect, test } from 'vitest';
import { Waits } from './waits.ts';

const WISH = { game: 'twilight-struggle', pace: 'live', rated: false } as const;
const DAY_MS = 24 * 60 * 60_000;

test('the usual wait is the middle one of the last day, for the same wish', () => {
  const waits = new Waits();
  waits.note(WISH, 1000, 40_000);
  waits.note(WISH, 2000, 600_000);
  expect(waits.usual(WISH, 3000)).toBeUndefined();
  waits.note(WISH, 3000, 90_000);
  expect(waits.usual(WISH, 4000)).toBe(90_000);
  expect(waits.usual({ ...WISH, pace: 'slow' }, 4000)).toBeUndefined();
  expect(waits.usual({ ...WISH, rated: true }, 4000)).toBeUndefined();
  expect(waits.usual(WISH, 2500 + DAY_MS)).toBeUndefined();
});

test('only the last ones count', () => {
  const waits = new Waits();
  for (let i = 0; i < 100; i++) waits.note(WISH, i, i < 70 ? 1 : 5000);
  expect(waits.usual(WISH, 200)).toBe(5000);
});
