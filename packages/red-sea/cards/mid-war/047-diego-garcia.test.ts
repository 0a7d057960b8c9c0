import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test.each([
  [
    [0, 2],
    [2, 1],
  ],
  [
    [1, 0],
    [3, 0],
  ],
] as const)('the sea lanes from %j to %j', (before, after) => {
  const t = scenario({
    influence: { 'strategic-sea-lanes': before },
    hands: { us: ['diego-garcia'] },
  }).plays('us', 'diego-garcia', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('strategic-sea-lanes')).toEqual(after);
  expect(t.where('diego-garcia')).toBe('discard');
});
