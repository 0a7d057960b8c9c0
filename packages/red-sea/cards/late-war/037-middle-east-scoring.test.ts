import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('the example of §10.2.3: control of the sea lanes doubles', () => {
  const t = scenario({
    influence: {
      'saudi-arabia': [3, 0],
      oman: [2, 0],
      yemen: [2, 0],
      'strategic-sea-lanes': [4, 0],
      'south-yemen': [0, 1],
    },
    hands: { us: ['middle-east-scoring'] },
  })
    .round('us')
    .choose('middle-east-scoring');
  expect(t.choices).toEqual(['event']);
  t.choose('event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(9);
  expect(t.where('middle-east-scoring')).toBe('discard');
});

test('control of the region: all battlegrounds, Egypt among them', () => {
  const t = scenario({
    influence: { 'saudi-arabia': [0, 3], egypt: [0, 2], yemen: [2, 0] },
    hands: { ussr: ['middle-east-scoring'] },
  }).plays('ussr', 'middle-east-scoring', 'event');
  // 7 + 2 against 3.
  expect(t.vp).toBe(-6);
});

test('10 VP win at once', () => {
  const t = scenario({
    vp: 4,
    influence: { 'saudi-arabia': [3, 0], egypt: [2, 0] },
    hands: { us: ['middle-east-scoring'] },
  }).plays('us', 'middle-east-scoring', 'event');
  expect(t.result).toEqual({ winner: 'us', manner: 'vp' });
});
