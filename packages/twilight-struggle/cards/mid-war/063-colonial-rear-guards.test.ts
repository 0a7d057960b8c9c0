import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const PLACES = [
  'algeria',
  'angola',
  'botswana',
  'burma',
  'cameroon',
  'ethiopia',
  'indonesia',
  'ivory-coast',
  'kenya',
  'laos-cambodia',
  'malaysia',
  'morocco',
  'nigeria',
  'philippines',
  'saharan-states',
  'somalia',
  'south-africa',
  'southeast-african-states',
  'sudan',
  'thailand',
  'tunisia',
  'vietnam',
  'west-african-states',
  'zaire',
  'zimbabwe',
] as const;

test('1 influence in each of 4 countries of Africa and Southeast Asia', () => {
  const t = scenario({
    turn: 4,
    influence: { angola: [0, 4], thailand: [1, 0] },
    hands: { us: ['colonial-rear-guards'] },
  }).plays('us', 'colonial-rear-guards', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual([...PLACES]);
  t.choose('angola', 'thailand');
  expect(t.choices).toEqual(PLACES.filter((id) => id !== 'angola' && id !== 'thailand'));
  t.choose('vietnam', 'zaire');
  expect(t.isSettled).toBe(true);
  expect(t.influence('angola')).toEqual([1, 4]);
  expect(t.influence('thailand')).toEqual([2, 0]);
  expect(t.influence('vietnam')).toEqual([1, 0]);
  expect(t.where('colonial-rear-guards')).toBe('discard');
});

test('the US places when the USSR plays it, before or after the operations', () => {
  const t = scenario({
    turn: 4,
    influence: { cuba: [0, 1] },
    hands: { ussr: ['colonial-rear-guards'] },
  }).plays('ussr', 'colonial-rear-guards', 'operationsFirst');
  expect(t.actor).toBe('ussr');
  t.choose('influence', 'cuba', 'cuba');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual([...PLACES]);
  t.choose('zaire', 'burma', 'kenya', 'sudan');
  expect(t.isSettled).toBe(true);
});
