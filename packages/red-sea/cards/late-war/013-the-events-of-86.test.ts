import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('1 VP for South Yemen, and 1 influence for each Middle East country of the US', () => {
  const t = scenario({
    influence: { egypt: [2, 0], oman: [2, 0], 'south-yemen': [0, 2], yemen: [0, 1], kenya: [0, 1] },
    hands: { us: ['the-events-of-86'] },
  }).plays('us', 'the-events-of-86', 'event');
  expect(t.vp).toBe(1);
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['south-yemen', 'yemen']);
  t.choose('south-yemen');
  expect(t.choices).toEqual(['south-yemen', 'yemen']);
  t.choose('south-yemen');
  expect(t.isSettled).toBe(true);
  expect(t.where('the-events-of-86')).toBe('discard');
});

test('no VP while the USSR does not control South Yemen', () => {
  const t = scenario({ influence: { 'south-yemen': [1, 1] }, hands: { us: ['the-events-of-86'] } });
  t.plays('us', 'the-events-of-86', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.influence('south-yemen')).toEqual([1, 1]);
});
