import { expect, test } from 'vitest';
import { scenario, type Position } from '../../testing/scenario.ts';

const scandal: Position = {
  turn: 8,
  influence: { angola: [0, 5], zaire: [2, 0] },
  hands: { us: ['cia-created'], ussr: ['iran-contra-scandal', 'blockade'] },
};

test('US realignment dice count 1 less until the end of the turn', () => {
  const t = scenario(scandal).plays('ussr', 'iran-contra-scandal', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.where('iran-contra-scandal')).toBe('removed');
  t.plays('us', 'cia-created', 'operations').choose('realign');
  expect(t.choices).toEqual(['angola']);
  // US 6 + 1 for Zaire - 1; USSR 1 + 1 for more influence.
  t.choose('angola', 6, 1);
  expect(t.isSettled).toBe(true);
  expect(t.influence('angola')).toEqual([0, 1]);
  t.endTurn();
  expect(t.has('IranContraScandal')).toBe(false);
});

test('also those that the US casts when the USSR realigns', () => {
  const t = scenario(scandal)
    .plays('ussr', 'iran-contra-scandal', 'event')
    .plays('ussr', 'blockade', 'operations')
    .choose('realign');
  expect(t.choices).toEqual(['zaire']);
  // USSR 3 + 1 for Angola; US 3 + 1 for more influence - 1.
  t.choose('zaire', 3, 3);
  expect(t.isSettled).toBe(true);
  expect(t.influence('zaire')).toEqual([1, 0]);
});

test('the US that plays it for operations is hit at once, if the event comes first', () => {
  const t = scenario({ ...scandal, hands: { us: ['iran-contra-scandal'] } })
    .plays('us', 'iran-contra-scandal', 'eventFirst')
    .choose('realign', 'angola', 6, 1);
  expect(t.influence('angola')).toEqual([0, 1]);
});
