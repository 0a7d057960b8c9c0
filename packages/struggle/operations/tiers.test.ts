import { newMask, type Mask } from '@brink/kernel';
import { expect, test } from 'vitest';
import type { RegionBonus, Table } from '../world.ts';
import { breakBonuses, keepAffordable, pointsLeft } from './tiers.ts';

const countries = (...numbers: readonly number[]): Mask => {
  const mask = newMask();
  for (const n of numbers) mask[n >> 5] |= 1 << (n & 31);
  return mask;
};

/** A continent 0 to 3 with a peninsula 2 and 3; 40 lies elsewhere. */
const bonus = (...where: readonly number[]): RegionBonus => ({
  where: countries(...where),
  applies: () => true,
});
const table = {
  rules: { bonuses: [bonus(0, 1, 2, 3), bonus(2, 3)] },
  sets: new Int32Array(3),
} as unknown as Table;

const affordable = (raw: number, spent: number, broken: number, ...dear: number[]): number[] => {
  const targets = countries(0, 1, 2, 3, 40);
  table.sets.set(countries(...dear).subarray(0, 3));
  keepAffordable(table, 0, 1, raw, spent, broken, targets, 0);
  return [0, 1, 2, 3, 40].filter((n) => targets[n >> 5] & (1 << (n & 31)));
};

test('points differ by country: each bonus counts in its own region', () => {
  const left = (country: number, broken = 0): number =>
    pointsLeft(table, 0, 1, 2, 0, broken, country);
  expect([left(40), left(0), left(2)]).toEqual([2, 3, 4]);
  expect(left(2, breakBonuses(table, 0, 0))).toBe(3);
  expect(left(2, breakBonuses(table, 40, 0))).toBe(2);
});

test('when the plain points are spent only the regions with a bonus are left', () => {
  expect(affordable(2, 0, 0)).toEqual([0, 1, 2, 3, 40]);
  expect(affordable(2, 2, 0)).toEqual([0, 1, 2, 3]);
  expect(affordable(2, 3, 0)).toEqual([2, 3]);
  expect(affordable(2, 4, 0)).toEqual([]);
});

test('a bonus that is lost stays lost', () => {
  expect(affordable(2, 2, breakBonuses(table, 40, 0))).toEqual([]);
  expect(affordable(2, 2, breakBonuses(table, 0, 0))).toEqual([0, 1, 2, 3]);
  expect(affordable(2, 3, breakBonuses(table, 0, 0))).toEqual([]);
});

test('dear countries need two points of what they have', () => {
  expect(affordable(2, 1, 0, 0, 2, 40)).toEqual([0, 1, 2, 3]);
  expect(affordable(2, 2, 0, 0, 2, 40)).toEqual([1, 2, 3]);
});

test('there is always one point, wherever it is used', () => {
  expect(affordable(0, 0, 0)).toEqual([0, 1, 2, 3, 40]);
  expect(affordable(0, 1, 0)).toEqual([2, 3]);
});
