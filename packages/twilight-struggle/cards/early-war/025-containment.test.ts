import { expect, test } from 'vitest';
import { scenario, type Position } from '../../testing/scenario.ts';

const contained = (position: Position) =>
  scenario({
    influence: { israel: [1, 0], panama: [0, 2] },
    effects: ['Containment'],
    ...position,
  });

test('an effect of this turn', () => {
  const t = scenario({ hands: { us: ['containment'] } }).plays('us', 'containment', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.has('Containment')).toBe(true);
  expect(t.where('containment')).toBe('removed');
  t.endTurn();
  expect(t.has('Containment')).toBe(false);
});

test('played by the USSR it helps the US all the same', () => {
  const t = scenario({ influence: { iraq: [0, 1] }, hands: { ussr: ['containment'] } });
  t.plays('ussr', 'containment', 'eventFirst').choose('influence', 'iraq', 'iraq', 'iraq');
  expect(t.isSettled).toBe(true);
  expect(t.has('Containment')).toBe(true);
});

test.each([
  ['blockade', 2],
  ['olympic-games', 3],
  ['nuclear-test-ban', 4],
] as const)('a coup with %s has %i operations and as many military ones', (card, ops) => {
  const t = contained({ hands: { us: [card] } });
  t.plays('us', card, card === 'blockade' ? 'operationsFirst' : 'operations');
  t.choose('coup', 'panama', 1);
  expect(t.militaryOps).toEqual([ops, 0]);
});

test('influence and space', () => {
  const t = contained({ hands: { us: ['olympic-games', 'captured-nazi-scientist'] } });
  t.plays('us', 'olympic-games', 'operations').choose('influence', 'israel', 'israel', 'israel');
  expect(t.isSettled).toBe(true);
  expect(t.round('us').choose('captured-nazi-scientist').choices).toEqual([
    'event',
    'operations',
    'space',
  ]);
});

test('a card of 1 is enough for Quagmire', () => {
  const t = contained({
    effects: ['Containment', 'Quagmire'],
    hands: { us: ['blockade', 'asia-scoring'] },
  });
  expect(t.round('us').choices).toEqual(['blockade']);
});

test('with Red Scare nothing is left of it', () => {
  const t = contained({
    effects: ['Containment', 'RedScareOnUs'],
    hands: { us: ['olympic-games', 'nuclear-test-ban', 'captured-nazi-scientist'] },
  });
  t.plays('us', 'olympic-games', 'operations').choose('coup', 'panama', 1);
  expect(t.militaryOps).toEqual([2, 0]);
  t.plays('us', 'captured-nazi-scientist', 'operations').choose('influence', 'israel');
  expect(t.isSettled).toBe(true);
});

test('the USSR has nothing of it', () => {
  const t = contained({ influence: { panama: [2, 0] }, hands: { ussr: ['fidel'] } });
  t.plays('ussr', 'fidel', 'operations').choose('coup', 'panama', 1);
  expect(t.militaryOps).toEqual([0, 2]);
});
