import { expect, test } from 'vitest';
import { COUNTRIES } from '../../data/countries.ts';
import { scenario } from '../../testing/scenario.ts';

const ASIA = COUNTRIES.filter(({ region }) => region === 'asia')
  .map(({ id }) => id)
  .sort();

test('the US adds 1 in each of three countries of Asia', () => {
  const t = scenario({
    influence: { 'north-korea': [0, 3] },
    hands: { us: ['nationalist-china'] },
  }).plays('us', 'nationalist-china', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(ASIA);
  t.choose('north-korea', 'burma');
  expect(t.choices).toEqual(ASIA.filter((id) => id !== 'north-korea' && id !== 'burma'));
  t.choose('taiwan');
  expect(t.isSettled).toBe(true);
  expect(t.influence('north-korea')).toEqual([1, 3]);
  expect(t.where('nationalist-china')).toBe('discard');
});

test('played by the USSR the US places before or after', () => {
  const t = scenario({ influence: { iraq: [0, 1] }, hands: { ussr: ['nationalist-china'] } });
  t.plays('ussr', 'nationalist-china', 'eventFirst');
  expect(t.actor).toBe('us');
  t.choose('japan', 'india', 'thailand');
  expect(t.actor).toBe('ussr');
  t.choose('influence', 'iraq', 'iraq');
  expect(t.isSettled).toBe(true);
});
