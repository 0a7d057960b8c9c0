import { expect, test } from 'vitest';
import { opsOf, rawEventOps, rawOps } from './ops-value.ts';
import type { Table } from './world.ts';

const table = (modifier: number, modifiesEventOps = true): Table =>
  ({
    rules: {
      rule: { maxOps: 4, opsModifier: () => modifier, modifiesEventOps: () => modifiesEventOps },
    },
  }) as unknown as Table;

test('what is added ends at the most a card has', () => {
  expect([1, 2, 3, 4].map((printed) => rawOps(table(1), 0, printed))).toEqual([2, 3, 4, 4]);
});

test('what is taken away leaves 1 where no region counts', () => {
  expect([1, 2, 4].map((printed) => opsOf(table(-1), 0, printed))).toEqual([1, 1, 3]);
  expect(rawOps(table(-1), 0, 1)).toBe(0);
});

test('operations of events may be left unmodified', () => {
  expect(rawEventOps(table(1), 0, 1)).toBe(2);
  expect(rawEventOps(table(1, false), 0, 1)).toBe(1);
});
