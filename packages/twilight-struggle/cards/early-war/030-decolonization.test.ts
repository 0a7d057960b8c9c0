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

test('1 in each of 4 countries of Africa and Southeast Asia, whoever controls them', () => {
  const t = scenario({
    influence: { 'south-africa': [4, 0], philippines: [3, 0] },
    hands: { ussr: ['decolonization'] },
  }).plays('ussr', 'decolonization', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual([...PLACES]);
  t.choose('south-africa', 'philippines', 'thailand');
  expect(t.choices).toEqual(
    PLACES.filter((id) => !['south-africa', 'philippines', 'thailand'].includes(id)),
  );
  t.choose('angola');
  expect(t.isSettled).toBe(true);
  expect(t.influence('south-africa')).toEqual([4, 1]);
  expect(t.influence('thailand')).toEqual([0, 1]);
  expect(t.where('decolonization')).toBe('discard');
});

test('in a US round the USSR places', () => {
  const t = scenario({ hands: { us: ['decolonization'] } });
  t.plays('us', 'decolonization', 'eventFirst');
  expect(t.actor).toBe('ussr');
  t.choose('zaire', 'nigeria', 'vietnam', 'burma');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('operations');
});
