import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('presence 2, domination 5, control 6 and 1 for each battleground', () => {
  const t = scenario({
    turn: 4,
    influence: { brazil: [2, 0], chile: [3, 0], uruguay: [2, 0], venezuela: [0, 2] },
    hands: { ussr: ['south-america-scoring'] },
  })
    .round('ussr')
    .choose('south-america-scoring');
  expect(t.choices).toEqual(['event']);
  t.choose('event');
  expect(t.isSettled).toBe(true);
  // US 5 + 2, USSR 2 + 1.
  expect(t.vp).toBe(4);
  expect(t.where('south-america-scoring')).toBe('discard');
});

test('control', () => {
  const t = scenario({
    turn: 4,
    influence: { brazil: [0, 2], chile: [0, 3], venezuela: [0, 2], argentina: [0, 2] },
    hands: { us: ['south-america-scoring'] },
  }).plays('us', 'south-america-scoring', 'event');
  expect(t.vp).toBe(-10);
});
