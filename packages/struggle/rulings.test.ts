import { expect, test } from 'vitest';
import { rulingsOf } from './rulings.ts';

test('a ruling that was the rule before a revision is on in older games', () => {
  const { ruledAt } = rulingsOf(['first', 'second', 'third'], { second: 2, third: 3 });
  expect([1, 2, 3].map(ruledAt)).toEqual([['second', 'third'], ['third'], []]);
});
