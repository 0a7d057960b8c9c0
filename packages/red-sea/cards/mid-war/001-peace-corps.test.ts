import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('the US removes 1 where the USSR does not control, then adds to 2 countries of its own', () => {
  const t = scenario({
    influence: {
      sudan: [0, 1],
      kenya: [1, 1],
      somalia: [2, 1],
      egypt: [2, 0],
      oman: [2, 0],
      'strategic-sea-lanes': [4, 2],
    },
    hands: { us: ['peace-corps'] },
  }).plays('us', 'peace-corps', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['kenya', 'somalia']);
  t.choose('somalia');
  // Somalia is under control only now; the sea lanes are no country.
  expect(t.choices).toEqual(['egypt', 'oman', 'somalia']);
  t.choose('somalia');
  expect(t.choices).toEqual(['egypt', 'oman']);
  t.choose('oman');
  expect(t.isSettled).toBe(true);
  expect(t.influence('somalia')).toEqual([3, 0]);
  expect(t.influence('oman')).toEqual([3, 0]);
  expect(t.where('peace-corps')).toBe('discard');
});

test('without a target there are still the additions, in as many countries as there are', () => {
  const t = scenario({ influence: { egypt: [2, 0] }, hands: { us: ['peace-corps'] } });
  t.plays('us', 'peace-corps', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('egypt')).toEqual([3, 0]);
});
