import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const influence = {
  austria: [0, 1],
  finland: [0, 2],
  poland: [1, 4],
  'east-germany': [0, 3],
  iraq: [0, 3],
} as const;

test('1 in each of 3 Eastern European countries until turn 7', () => {
  const t = scenario({ turn: 7, influence, hands: { us: ['east-european-unrest'] } });
  t.plays('us', 'east-european-unrest', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['austria', 'east-germany', 'finland', 'poland']);
  t.choose('poland');
  expect(t.choices).toEqual(['austria', 'east-germany', 'finland']);
  t.choose('finland', 'east-germany');
  expect(t.isSettled).toBe(true);
  expect(t.influence('poland')).toEqual([1, 3]);
  expect(t.influence('finland')).toEqual([0, 1]);
  expect(t.influence('east-germany')).toEqual([0, 2]);
  expect(t.where('east-european-unrest')).toBe('discard');
});

test('2 in each from turn 8 on, or what is there', () => {
  const t = scenario({ turn: 8, influence, hands: { us: ['east-european-unrest'] } });
  t.plays('us', 'east-european-unrest', 'event').choose('poland', 'austria', 'finland');
  expect(t.isSettled).toBe(true);
  expect(t.influence('poland')).toEqual([1, 2]);
  expect(t.influence('austria')).toEqual([0, 0]);
  expect(t.influence('finland')).toEqual([0, 0]);
});

test('with fewer countries all of them; the US chooses in a USSR round', () => {
  const t = scenario({
    influence: { poland: [0, 4], romania: [0, 1] },
    hands: { ussr: ['east-european-unrest'] },
  }).plays('ussr', 'east-european-unrest', 'eventFirst');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['poland', 'romania']);
  t.choose('poland');
  expect(t.influence('romania')).toEqual([0, 0]);
  expect(t.actor).toBe('ussr');
  expect(t.prompt).toBe('operations');
});
