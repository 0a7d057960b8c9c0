import { expect, it } from 'vitest';
import { slotsOf } from './use-slots.ts';

const of = (...entries: readonly (readonly [string, number])[]) => new Map(entries);

it('gives every line a slot, in their order', () => {
  expect(slotsOf(of(), ['a', 'b', 'c'])).toEqual(of(['a', 0], ['b', 1], ['c', 2]));
});

it('lets a line keep its slot wherever it stands, and gives what is free to those that are new', () => {
  const before = of(['a', 0], ['b', 1], ['c', 2]);
  expect(slotsOf(before, ['c', 'd', 'a'])).toEqual(of(['c', 2], ['d', 1], ['a', 0]));
  expect(slotsOf(before, ['d', 'e', 'f'])).toEqual(of(['d', 0], ['e', 1], ['f', 2]));
});

it('has a slot for each line, however many come and go', () => {
  const few = slotsOf(of(['a', 0], ['b', 1], ['c', 2]), ['c']);
  expect(few).toEqual(of(['c', 2]));
  expect(slotsOf(few, ['d', 'c', 'e'])).toEqual(of(['d', 0], ['c', 2], ['e', 1]));
});
