import { assert, integer, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import {
  DONE,
  FREE,
  add,
  addRange,
  bitCount,
  drop,
  has,
  isEmpty,
  members,
  newMask,
  nth,
  single,
  size,
} from './mask.ts';

const maskOf = (list: Iterable<number>) => {
  const mask = newMask();
  for (const member of list) add(mask, member);
  return mask;
};

const anyMembers = uniqueArray(integer({ min: 0, max: DONE }));

test('a mask is a set of the integers from 0 to 255', () => {
  assert(
    property(anyMembers, (list) => {
      const sorted = [...list].sort((a, b) => a - b);
      const mask = maskOf(list);
      expect(members(mask)).toEqual(sorted);
      expect(size(mask)).toBe(sorted.length);
      expect(isEmpty(mask)).toBe(sorted.length === 0);
      expect(single(mask)).toBe(sorted.length === 1 ? sorted[0] : -1);
      expect(sorted.map((_, n) => nth(mask, n))).toEqual(sorted);
      expect(nth(mask, sorted.length)).toBe(-1);
      for (let member = 0; member <= DONE; member++) {
        expect(has(mask, member)).toBe(list.includes(member));
      }
    }),
  );
});

test('drop takes one member away and leaves the others', () => {
  const mask = maskOf([0, 31, 32, FREE, DONE]);
  drop(mask, 31);
  drop(mask, 5);
  expect(members(mask)).toEqual([0, 32, FREE, DONE]);
});

test('a range includes both its ends', () => {
  const mask = newMask();
  addRange(mask, 30, 33);
  expect(members(mask)).toEqual([30, 31, 32, 33]);
});

test('bits are counted in negative words too', () => {
  expect([0, 1, -1, -2147483648, 0x55555555].map(bitCount)).toEqual([0, 1, 32, 1, 16]);
});
