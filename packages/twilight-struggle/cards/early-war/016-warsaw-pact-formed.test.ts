import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const EASTERN_EUROPE = [
  'austria',
  'bulgaria',
  'czechoslovakia',
  'east-germany',
  'finland',
  'hungary',
  'poland',
  'romania',
  'yugoslavia',
] as const;

const influence = {
  austria: [2, 0],
  finland: [1, 1],
  poland: [5, 0],
  hungary: [1, 0],
  romania: [1, 0],
  italy: [2, 0],
} as const;

test('removes all US influence from 4 countries, no fewer', () => {
  const t = scenario({ influence, hands: { ussr: ['warsaw-pact-formed'] } });
  t.plays('ussr', 'warsaw-pact-formed', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['add', 'remove']);
  t.choose('remove');
  expect(t.choices).toEqual(['austria', 'finland', 'hungary', 'poland', 'romania']);
  t.choose('poland', 'austria', 'finland');
  expect(t.choices).toEqual(['hungary', 'romania']);
  t.choose('romania');
  expect(t.isSettled).toBe(true);
  expect(t.influence('poland')).toEqual([0, 0]);
  expect(t.influence('finland')).toEqual([0, 1]);
  expect(t.influence('hungary')).toEqual([1, 0]);
  expect(t.has('WarsawPactFormed')).toBe(true);
  expect(t.where('warsaw-pact-formed')).toBe('removed');
});

test('with fewer countries all of them, and it counts although it changed nothing', () => {
  const t = scenario({
    influence: { finland: [1, 1], poland: [5, 0] },
    hands: { ussr: ['warsaw-pact-formed'] },
  }).plays('ussr', 'warsaw-pact-formed', 'event');
  t.choose('remove');
  expect(t.choices).toEqual(['finland', 'poland']);
  t.choose('poland');
  expect(t.isSettled).toBe(true);
  expect(t.influence('finland')).toEqual([0, 1]);
  const nothing = scenario({ hands: { ussr: ['warsaw-pact-formed'] } });
  nothing.plays('ussr', 'warsaw-pact-formed', 'event').choose('remove');
  expect(nothing.isSettled).toBe(true);
  expect(nothing.has('WarsawPactFormed')).toBe(true);
});

test('or adds 5, 2 in a country at most, whoever controls it', () => {
  const t = scenario({ influence, hands: { ussr: ['warsaw-pact-formed'] } });
  t.plays('ussr', 'warsaw-pact-formed', 'event').choose('add');
  expect(t.choices).toEqual([...EASTERN_EUROPE]);
  t.choose('poland', 'poland', 'austria', 'austria');
  expect(t.choices).toEqual(EASTERN_EUROPE.filter((id) => id !== 'poland' && id !== 'austria'));
  t.choose('yugoslavia');
  expect(t.isSettled).toBe(true);
  expect(t.influence('poland')).toEqual([5, 2]);
  expect(t.influence('yugoslavia')).toEqual([0, 1]);
  expect(t.has('WarsawPactFormed')).toBe(true);
});

test('used for operations by the USSR it does not allow NATO', () => {
  const t = scenario({
    influence: { poland: [0, 1] },
    hands: { ussr: ['warsaw-pact-formed'], us: ['nato'] },
  });
  t.plays('ussr', 'warsaw-pact-formed', 'operations');
  t.choose('influence', 'poland', 'poland', 'poland');
  expect(t.isSettled).toBe(true);
  expect(t.has('WarsawPactFormed')).toBe(false);
  expect(t.where('warsaw-pact-formed')).toBe('discard');
  expect(t.round('us').choose('nato').choices).toEqual(['operations', 'space']);
});

test('used for operations by the US the USSR chooses, and NATO is allowed', () => {
  const t = scenario({ influence, hands: { us: ['warsaw-pact-formed', 'nato'] } });
  t.plays('us', 'warsaw-pact-formed', 'eventFirst');
  expect(t.actor).toBe('ussr');
  t.choose('add', 'poland', 'poland', 'hungary', 'hungary', 'romania');
  expect(t.actor).toBe('us');
  t.choose('influence', 'italy', 'italy', 'italy');
  expect(t.isSettled).toBe(true);
  expect(t.round('us').choose('nato').choices).toEqual(['event', 'operations', 'space']);
});
