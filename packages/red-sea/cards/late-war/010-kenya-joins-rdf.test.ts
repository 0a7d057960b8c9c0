import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('1 in Kenya, then 1 of the USSR leaves a country it does not control', () => {
  const t = scenario({
    influence: { kenya: [0, 2], egypt: [0, 2], oman: [1, 1] },
    hands: { us: ['kenya-joins-rdf'] },
  }).plays('us', 'kenya-joins-rdf', 'event');
  expect(t.influence('kenya')).toEqual([1, 2]);
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['kenya', 'oman']);
  t.choose('kenya');
  expect(t.isSettled).toBe(true);
  expect(t.influence('kenya')).toEqual([1, 1]);
  expect(t.where('kenya-joins-rdf')).toBe('discard');
});

test('without a country to leave only the first part', () => {
  const t = scenario({ hands: { us: ['kenya-joins-rdf'] } }).plays(
    'us',
    'kenya-joins-rdf',
    'event',
  );
  expect(t.isSettled).toBe(true);
  expect(t.influence('kenya')).toEqual([1, 0]);
});
