import { expect, test } from 'vitest';
import { COUNTRIES } from '../../data/countries.ts';
import { scenario } from '../../testing/scenario.ts';

const EVERYWHERE = COUNTRIES.map(({ id }) => id).sort();

const influence = {
  poland: [0, 4],
  finland: [0, 1],
  romania: [2, 2],
  panama: [2, 0],
  italy: [2, 0],
} as const;

test('up to 4 points from anywhere go to countries the US does not control, 2 in each at most', () => {
  const t = scenario({ influence, hands: { ussr: ['de-stalinization'] } });
  t.plays('ussr', 'de-stalinization', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.prompt).toBe('deStalinization');
  expect(t.choices).toEqual(['done', 'finland', 'poland', 'romania']);
  t.choose('poland', 'finland');
  expect(t.choices).toEqual(['done', 'poland', 'romania']);
  t.choose('poland', 'poland');
  expect(t.prompt).toBe('place');
  expect(t.choices).toEqual(EVERYWHERE.filter((id) => id !== 'panama' && id !== 'italy'));
  t.choose('chile', 'chile', 'mexico');
  expect(t.choices).toEqual(
    EVERYWHERE.filter((id) => id !== 'panama' && id !== 'italy' && id !== 'chile'),
  );
  t.choose('poland');
  expect(t.isSettled).toBe(true);
  expect(t.influence('poland')).toEqual([0, 2]);
  expect(t.influence('finland')).toEqual([0, 0]);
  expect(t.influence('chile')).toEqual([0, 2]);
  expect(t.influence('mexico')).toEqual([0, 1]);
  expect(t.where('de-stalinization')).toBe('removed');
});

test('fewer are allowed, and so is none: the event has happened', () => {
  const two = scenario({ influence, hands: { ussr: ['de-stalinization'] } });
  two.plays('ussr', 'de-stalinization', 'event').choose('poland', 'poland', 'done');
  two.choose('chile', 'mexico');
  expect(two.isSettled).toBe(true);
  const none = scenario({ influence, hands: { ussr: ['de-stalinization'] } });
  none.plays('ussr', 'de-stalinization', 'event').choose('done');
  expect(none.isSettled).toBe(true);
  expect(none.influence('poland')).toEqual([0, 4]);
  expect(none.where('de-stalinization')).toBe('removed');
});

test('control is judged as the points are placed', () => {
  const t = scenario({
    influence: { romania: [3, 1], 'east-germany': [0, 3] },
    hands: { ussr: ['de-stalinization'] },
  }).plays('ussr', 'de-stalinization', 'event');
  // Leaving Romania hands it to the US.
  t.choose('romania', 'done');
  expect(t.choices).toEqual(EVERYWHERE.filter((id) => id !== 'romania'));
});

test('with nothing on the board nothing can be moved', () => {
  const t = scenario({ hands: { ussr: ['de-stalinization'] } });
  t.plays('ussr', 'de-stalinization', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.where('de-stalinization')).toBe('removed');
});

test('in a US round the USSR moves, after the operations if the US wants so', () => {
  const t = scenario({ influence, hands: { us: ['de-stalinization'] } });
  t.plays('us', 'de-stalinization', 'operationsFirst');
  t.choose('influence', 'panama', 'panama', 'panama');
  expect(t.actor).toBe('ussr');
  t.choose('finland', 'done', 'chile');
  expect(t.isSettled).toBe(true);
  expect(t.influence('chile')).toEqual([0, 1]);
});
