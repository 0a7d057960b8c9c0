import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test.each([
  [
    [3, 0],
    [2, 4],
  ],
  [
    [0, 0],
    [0, 2],
  ],
  [
    [0, 3],
    [0, 3],
  ],
  [
    [1, 1],
    [0, 2],
  ],
] as const)('from %j to %j', (before, after) => {
  const t = scenario({
    influence: { madagascar: before },
    hands: { ussr: ['malagasy-constitutional-referendum'] },
  }).plays('ussr', 'malagasy-constitutional-referendum', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('madagascar')).toEqual(after);
  expect(t.where('malagasy-constitutional-referendum')).toBe('removed');
});
