import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('own influence draws level in a country that is no battleground', () => {
  const t = scenario({
    influence: {
      ethiopia: [1, 4],
      oman: [2, 1],
      yemen: [0, 2],
      kenya: [0, 3],
      'strategic-sea-lanes': [0, 3],
    },
    hands: { us: ['separatists'] },
  }).plays('us', 'separatists', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['ethiopia', 'yemen']);
  t.choose('ethiopia');
  expect(t.isSettled).toBe(true);
  expect(t.influence('ethiopia')).toEqual([4, 4]);
  expect(t.where('separatists')).toBe('discard');
});

test('for the USSR the other way round', () => {
  const t = scenario({ influence: { oman: [2, 1] }, hands: { ussr: ['separatists'] } });
  t.plays('ussr', 'separatists', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('oman')).toEqual([2, 2]);
});
