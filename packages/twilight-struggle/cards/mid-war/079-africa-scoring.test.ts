import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('presence 1, domination 4, control 6 and 1 for each battleground', () => {
  const t = scenario({
    turn: 4,
    influence: { nigeria: [0, 1], zaire: [0, 1], kenya: [0, 2], angola: [1, 0], botswana: [1, 0] },
    hands: { us: ['africa-scoring'] },
  })
    .round('us')
    .choose('africa-scoring');
  expect(t.choices).toEqual(['event']);
  t.choose('event');
  expect(t.isSettled).toBe(true);
  // USSR 4 + 2, US 1 + 1.
  expect(t.vp).toBe(-4);
  expect(t.where('africa-scoring')).toBe('discard');
});

test('control', () => {
  const t = scenario({
    turn: 4,
    influence: {
      algeria: [2, 0],
      nigeria: [1, 0],
      zaire: [1, 0],
      angola: [1, 0],
      'south-africa': [3, 0],
      kenya: [0, 2],
    },
    hands: { ussr: ['africa-scoring'] },
  }).plays('ussr', 'africa-scoring', 'event');
  expect(t.vp).toBe(6 + 5 - 1);
});

test('only the difference moves the marker, and it may win', () => {
  const t = scenario({
    turn: 4,
    vp: 19,
    influence: { nigeria: [0, 1], zaire: [1, 0] },
    hands: { us: ['africa-scoring'] },
  }).plays('us', 'africa-scoring', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(19);
  const won = scenario({
    turn: 4,
    vp: 19,
    influence: { zaire: [1, 0] },
    hands: { us: ['africa-scoring'] },
  }).plays('us', 'africa-scoring', 'event');
  expect(won.result).toEqual({ winner: 'us', manner: 'vp' });
});
