import { expect, test } from 'vitest';
import { CARDS, isCardId } from './cards.ts';
import { NAMED_CARDS } from './named-cards.ts';

test('cards known only by name are in no deck and have no number', () => {
  expect(NAMED_CARDS).toHaveLength(7);
  for (const { id } of NAMED_CARDS) expect(isCardId(id)).toBe(false);
});

test('numbers rise, and leave those of the unknown cards free', () => {
  const numbers = CARDS.map(({ number }) => number);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(numbers.filter((number) => number > 110 && number < 117)).toEqual([]);
});
