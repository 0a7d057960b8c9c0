import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('1 VP for each US battleground of Central and South America', () => {
  const t = scenario({
    turn: 4,
    influence: {
      mexico: [2, 0],
      panama: [2, 1],
      cuba: [3, 0],
      brazil: [2, 0],
      chile: [0, 3],
      uruguay: [2, 0],
      italy: [2, 0],
    },
    hands: { us: ['alliance-for-progress'] },
  }).plays('us', 'alliance-for-progress', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(3);
  expect(t.where('alliance-for-progress')).toBe('removed');
});

test('without any it has happened and leaves the game', () => {
  const t = scenario({
    turn: 4,
    influence: { syria: [0, 1] },
    hands: { ussr: ['alliance-for-progress'] },
  })
    .plays('ussr', 'alliance-for-progress', 'operationsFirst')
    .choose('influence', 'syria', 'syria', 'syria');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.where('alliance-for-progress')).toBe('removed');
});
