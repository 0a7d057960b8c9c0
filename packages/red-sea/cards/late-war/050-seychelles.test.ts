import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('1 for each Middle East country without the US', () => {
  const t = scenario({
    influence: { egypt: [1, 0], 'saudi-arabia': [1, 3] },
    hands: { ussr: ['seychelles'] },
  }).plays('ussr', 'seychelles', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('strategic-sea-lanes')).toEqual([0, 3]);
  expect(t.where('seychelles')).toBe('discard');
});

test('all five give control at once', () => {
  const t = scenario({ hands: { ussr: ['seychelles'] } }).plays('ussr', 'seychelles', 'event');
  expect(t.influence('strategic-sea-lanes')).toEqual([0, 5]);
});
