import { expect, test } from 'vitest';
import { scenario, type Position } from '../../testing/scenario.ts';

const HOME = ['afghanistan', 'finland', 'north-korea', 'poland', 'romania'] as const;
const INDOCHINA = ['laos-cambodia', 'thailand', 'vietnam'] as const;

const revolts = (position: Position) =>
  scenario({ influence: { vietnam: [0, 2] }, ...position, effects: ['VietnamRevolts'] });

test('2 influence in Vietnam and the effect until the end of the turn', () => {
  const t = scenario({ influence: { vietnam: [1, 0] }, hands: { ussr: ['vietnam-revolts'] } });
  t.plays('ussr', 'vietnam-revolts', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('vietnam')).toEqual([1, 2]);
  expect(t.has('VietnamRevolts')).toBe(true);
  expect(t.where('vietnam-revolts')).toBe('removed');
  t.endTurn();
  expect(t.has('VietnamRevolts')).toBe(false);
});

test('a point more if all of them are placed in Southeast Asia; it may be left', () => {
  const t = revolts({ hands: { ussr: ['fidel'] } });
  t.plays('ussr', 'fidel', 'operations').choose('influence');
  expect(t.choices).toEqual([...HOME, ...INDOCHINA].sort());
  t.choose('vietnam', 'thailand');
  expect(t.choices).toEqual(['done', ...INDOCHINA]);
  t.choose('thailand');
  expect(t.isSettled).toBe(true);
  expect(t.influence('thailand')).toEqual([0, 2]);
});

test('one point outside loses it', () => {
  const t = revolts({ hands: { ussr: ['fidel'] } });
  t.plays('ussr', 'fidel', 'operations').choose('influence', 'poland', 'vietnam');
  expect(t.isSettled).toBe(true);
});

test('a card of 4 becomes one of 5', () => {
  const t = revolts({ hands: { ussr: ['red-scare-purge'] } });
  t.plays('ussr', 'red-scare-purge', 'operations').choose('influence');
  t.choose('vietnam', 'vietnam', 'vietnam', 'vietnam');
  expect(t.choices).toEqual(['done', ...INDOCHINA]);
  t.choose('vietnam');
  expect(t.isSettled).toBe(true);
});

test('with Red Scare the two are summed before the floor of 1', () => {
  const t = scenario({
    influence: { vietnam: [0, 2] },
    effects: ['VietnamRevolts', 'RedScareOnUssr'],
    hands: { ussr: ['fidel', 'nasser'] },
  });
  t.plays('ussr', 'fidel', 'operations').choose('influence', 'vietnam', 'vietnam');
  expect(t.isSettled).toBe(true);
  t.plays('ussr', 'nasser', 'operations').choose('influence', 'vietnam');
  expect(t.isSettled).toBe(true);
  expect(t.influence('vietnam')).toEqual([0, 5]);
});

test('a coup in Southeast Asia has it, with its military operations', () => {
  const influence = { thailand: [2, 0], egypt: [2, 0] } as const;
  const t = revolts({ influence, hands: { ussr: ['fidel', 'nasser'] } });
  t.plays('ussr', 'fidel', 'operations').choose('coup');
  expect(t.choices).toEqual(['egypt', 'thailand']);
  t.choose('thailand', 2);
  expect(t.isSettled).toBe(true);
  expect(t.influence('thailand')).toEqual([1, 0]);
  expect(t.militaryOps).toEqual([0, 3]);
  t.plays('ussr', 'nasser', 'operations').choose('coup', 'egypt', 4);
  expect(t.militaryOps).toEqual([0, 4]);
});

test('one realignment more if all were in Southeast Asia', () => {
  const influence = { thailand: [5, 0], egypt: [5, 0] } as const;
  const t = revolts({ influence, hands: { ussr: ['fidel'] } });
  t.plays('ussr', 'fidel', 'operations').choose('realign');
  t.choose('thailand', 1, 1, 'thailand', 1, 1);
  expect(t.choices).toEqual(['done', 'thailand']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
  const mixed = revolts({ influence, hands: { ussr: ['fidel'] } });
  mixed.plays('ussr', 'fidel', 'operations').choose('realign');
  mixed.choose('egypt', 1, 1, 'thailand', 1, 1);
  expect(mixed.isSettled).toBe(true);
});

test('it counts neither for space nor for discards, nor for the US', () => {
  const t = revolts({ hands: { ussr: ['nasser'] } });
  expect(t.round('ussr').choose('nasser').choices).toEqual(['event', 'operations']);
  const trapped = scenario({
    effects: ['VietnamRevolts', 'BearTrap'],
    hands: { ussr: ['nasser'] },
  }).round('ussr');
  expect(trapped.isSettled).toBe(true);
  expect(trapped.where('nasser')).toBe('ussr');
  const us = revolts({ influence: { vietnam: [2, 0] }, hands: { us: ['olympic-games'] } });
  us.plays('us', 'olympic-games', 'operations').choose('influence', 'vietnam', 'vietnam');
  expect(us.isSettled).toBe(true);
});
