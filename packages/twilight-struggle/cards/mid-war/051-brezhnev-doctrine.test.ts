import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const doctrine = { turn: 4, effects: ['BrezhnevDoctrine'] } as const;

test('for the turn USSR operations are worth 1 more', () => {
  const t = scenario({
    turn: 4,
    influence: { cuba: [0, 1] },
    hands: { ussr: ['brezhnev-doctrine', 'nasser'] },
  }).plays('ussr', 'brezhnev-doctrine', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.where('brezhnev-doctrine')).toBe('removed');
  t.plays('ussr', 'nasser', 'operations').choose('influence', 'cuba', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(t.influence('cuba')).toEqual([0, 3]);
  expect(t.endTurn().has('BrezhnevDoctrine')).toBe(false);
});

test('4 is the most', () => {
  const t = scenario({
    ...doctrine,
    influence: { cuba: [0, 1] },
    hands: { ussr: ['muslim-revolution'] },
  }).plays('ussr', 'muslim-revolution', 'operations');
  t.choose('influence', 'cuba', 'cuba', 'cuba', 'cuba');
  expect(t.isSettled).toBe(true);
});

test('a coup has the point as well, and so have its military operations', () => {
  const t = scenario({
    ...doctrine,
    influence: { haiti: [2, 0] },
    hands: { ussr: ['nasser'] },
  }).plays('ussr', 'nasser', 'operations');
  t.choose('coup', 'haiti', 2);
  expect(t.influence('haiti')).toEqual([0, 0]);
  expect(t.militaryOps).toEqual([0, 2]);
});

test('played by the US for operations it helps the USSR, not the US', () => {
  const t = scenario({
    turn: 4,
    influence: { canada: [1, 0] },
    hands: { us: ['brezhnev-doctrine'] },
  }).plays('us', 'brezhnev-doctrine', 'eventFirst');
  t.choose('influence', 'canada', 'canada', 'canada');
  expect(t.isSettled).toBe(true);
  expect(t.has('BrezhnevDoctrine')).toBe(true);
});

test('a card that the US takes from the USSR does not have the point', () => {
  const t = scenario({
    ...doctrine,
    influence: { canada: [1, 0] },
    hands: { us: ['grain-sales-to-soviets'], ussr: ['nasser'] },
  }).plays('us', 'grain-sales-to-soviets', 'event');
  t.choose('play', 'operationsFirst', 'influence', 'canada');
  expect(t.isSettled).toBe(true);
  expect(t.influence('canada')).toEqual([2, 0]);
});

test('Red Scare on the USSR takes the point away', () => {
  const t = scenario({
    turn: 4,
    effects: ['BrezhnevDoctrine', 'RedScareOnUssr'],
    influence: { cuba: [0, 1] },
    hands: { ussr: ['nasser'] },
  }).plays('ussr', 'nasser', 'operations');
  t.choose('influence', 'cuba');
  expect(t.isSettled).toBe(true);
});
