import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('presence 3, domination 5 and a point for every battleground', () => {
  const t = scenario({
    influence: { israel: [4, 0], iran: [2, 0], lebanon: [1, 0], iraq: [0, 3], syria: [0, 2] },
    hands: { ussr: ['middle-east-scoring'] },
  })
    .round('ussr')
    .choose('middle-east-scoring');
  expect(t.choices).toEqual(['event']);
  t.choose('event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(5 + 2 - (3 + 1));
  expect(t.where('middle-east-scoring')).toBe('discard');
});

test('control is worth 7', () => {
  const t = scenario({
    influence: {
      egypt: [0, 2],
      libya: [0, 2],
      israel: [0, 4],
      iraq: [0, 3],
      iran: [0, 2],
      'saudi-arabia': [0, 3],
    },
    hands: { us: ['middle-east-scoring'] },
  }).plays('us', 'middle-east-scoring', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-(7 + 6));
});

test('Shuttle Diplomacy prevents control: a battleground is missing', () => {
  const t = scenario({
    influence: {
      egypt: [0, 2],
      libya: [0, 2],
      israel: [0, 4],
      iraq: [0, 3],
      iran: [0, 2],
      'saudi-arabia': [0, 3],
      syria: [0, 2],
    },
    effects: ['ShuttleDiplomacy'],
    hands: { us: ['middle-east-scoring'] },
  }).plays('us', 'middle-east-scoring', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['egypt', 'iran', 'iraq', 'israel', 'libya', 'saudi-arabia']);
  t.choose('iran');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-(5 + 5));
  expect(t.where('shuttle-diplomacy')).toBe('discard');
});
