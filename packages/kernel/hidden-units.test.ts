import { expect, test } from 'vitest';
import { HiddenUnits, type LearnedUnits } from './hidden-units.ts';

/** Two features, one number and one period; numbers of 16 bits. */
const SIZES = { size: 2, numbers: new Float64Array(1), periods: new Float64Array(3) };

const bytesOf = (...bytes: readonly number[]): string =>
  Buffer.from(Int8Array.from(bytes).buffer).toString('base64');

/** Two units: a row for each feature, number and period, and one for where they begin. */
const UNITS: LearnedUnits = {
  count: 2,
  unit: 0.5,
  inputs: bytesOf(2, -4, 0, 6, 4, 2, 2, 0, 0, 0, 0, 0, -2, 2),
  outputs: [1, 0, 0, 2, 0, 0],
};

const seen = (active: readonly number[], number: number, period = 0) => ({
  ...SIZES,
  active: Int16Array.from(active),
  activeCount: active.length,
  numbers: Float64Array.of(number),
  periods: Float64Array.from([0, 1, 2], (each) => (each === period ? 1 : 0)),
});

test('a unit sums what speaks for it, and has its say only above nothing', () => {
  const units = new HiddenUnits(UNITS, SIZES);
  // Unit 0: −1 + 1 (feature 0) + 1 (early) = 1. Unit 1: 1 − 2 = −1, so it says nothing.
  expect(units.odds(seen([0], 0))).toBe(1);
  // Unit 1 with both features: 1 − 2 + 3 = 2.
  expect(units.odds(seen([0, 1], 0))).toBe(1 + 2 * 2);
  // A number counts as often as it says: 2 · 0.5 and 1 · 0.5 for the units.
  expect(units.odds(seen([1], 0.5))).toBe(1 + 2 * 4.5);
});

test('what units say depends on the period', () => {
  expect(new HiddenUnits(UNITS, SIZES).odds(seen([0, 1], 0, 2))).toBe(0);
});

test('inputs that were learned for other features are refused', () => {
  const fewer = { ...UNITS, inputs: bytesOf(1, 2, 3) };
  expect(() => new HiddenUnits(fewer, SIZES)).toThrow(
    'inputs of 3 bytes were learned, the features need 14',
  );
});
