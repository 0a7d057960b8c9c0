import { expect, test } from 'vitest';
import { COUNTRIES, type CountryId } from '../../data/countries.ts';
import { scenario } from '../../testing/scenario.ts';

const without = (...held: readonly CountryId[]): string[] => [
  ...COUNTRIES.map(({ id }) => id as string)
    .concat('done')
    .filter((id) => !held.includes(id as CountryId))
    .sort(),
];

test('1 influence in up to 3 countries of the whole board where nobody has any', () => {
  const t = scenario({
    turn: 4,
    influence: { poland: [0, 1], italy: [1, 0], iran: [1, 1] },
    hands: { us: ['puppet-governments'] },
  }).plays('us', 'puppet-governments', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(without('poland', 'italy', 'iran'));
  t.choose('thailand');
  expect(t.choices).toEqual(without('poland', 'italy', 'iran', 'thailand'));
  t.choose('finland', 'chile');
  expect(t.isSettled).toBe(true);
  expect(t.influence('finland')).toEqual([1, 0]);
  expect(t.where('puppet-governments')).toBe('removed');
});

test('the US may stop early or take none', () => {
  const t = scenario({ turn: 4, hands: { us: ['puppet-governments'] } })
    .plays('us', 'puppet-governments', 'event')
    .choose('done');
  expect(t.isSettled).toBe(true);
  expect(t.where('puppet-governments')).toBe('removed');
});

test('played by the USSR, what it has placed before is no longer free', () => {
  const t = scenario({
    turn: 4,
    influence: { cuba: [0, 1] },
    hands: { ussr: ['puppet-governments'] },
  })
    .plays('ussr', 'puppet-governments', 'operationsFirst')
    .choose('influence', 'haiti', 'nicaragua');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(without('cuba', 'haiti', 'nicaragua'));
  t.choose('zaire', 'done');
  expect(t.isSettled).toBe(true);
});
