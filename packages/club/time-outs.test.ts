import { expect, it } from 'vitest';
import { TIME_OUTS, barredUntil } from './time-outs.ts';

const DAY = 86_400_000;
const NOW = 100 * DAY;

it('bars after the third time-out within a month, for three days', () => {
  expect(barredUntil([NOW - 2 * DAY, NOW - DAY], NOW)).toBeUndefined();
  expect(barredUntil([NOW - 9 * DAY, NOW - 2 * DAY, NOW - DAY], NOW)).toBe(NOW + 2 * DAY);
});

it('forgives what lies long back, and ends by itself', () => {
  expect(barredUntil([NOW - 40 * DAY, NOW - 2 * DAY, NOW - DAY], NOW)).toBeUndefined();
  const three = [NOW - 9 * DAY, NOW - 8 * DAY, NOW - TIME_OUTS.banned];
  expect(barredUntil(three, NOW)).toBeUndefined();
});
