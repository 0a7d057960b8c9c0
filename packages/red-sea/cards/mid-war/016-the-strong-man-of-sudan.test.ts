import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test.each([0, 1, 3])('Sudan gains what the USSR has in Ethiopia (%i) and 1', (there) => {
  const t = scenario({
    influence: { ethiopia: [1, there], sudan: [1, 0] },
    hands: { us: ['the-strong-man-of-sudan'] },
  }).plays('us', 'the-strong-man-of-sudan', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('sudan')).toEqual([2 + there, 0]);
  expect(t.where('the-strong-man-of-sudan')).toBe('removed');
});
