import { expect, test } from 'vitest';
import { scenario, type Position } from '../../testing/scenario.ts';

const influence = {
  canada: [4, 0],
  panama: [2, 0],
  'south-korea': [1, 0],
  angola: [0, 1],
} as const;

const norad = (position: Position) =>
  scenario({ defcon: 3, influence, effects: ['Norad'], ...position });

test('it stays in force', () => {
  const t = scenario({ influence, hands: { us: ['norad'] } }).plays('us', 'norad', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.has('Norad')).toBe(true);
  expect(t.where('norad')).toBe('removed');
  t.endTurn();
  expect(t.has('Norad')).toBe(true);
});

test('after a round of the USSR that brought DEFCON to 2 the US may add 1 where it has some', () => {
  const t = norad({ hands: { ussr: ['fidel'] } });
  t.plays('ussr', 'fidel', 'operations').choose('coup', 'panama', 1);
  expect(t.defcon).toBe(2);
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['canada', 'done', 'panama', 'south-korea']);
  t.choose('south-korea');
  expect(t.isSettled).toBe(true);
  expect(t.influence('south-korea')).toEqual([2, 0]);
});

test('and after one of its own; it may decline', () => {
  const t = norad({ hands: { us: ['duck-and-cover'] } });
  t.plays('us', 'duck-and-cover', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['canada', 'done', 'panama', 'south-korea']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
});

test('not without control of Canada', () => {
  const t = norad({
    influence: { ...influence, canada: [3, 0] },
    hands: { us: ['duck-and-cover'] },
  });
  t.plays('us', 'duck-and-cover', 'event');
  expect(t.isSettled).toBe(true);
});

test('not if DEFCON was at 2 before and stays there', () => {
  const t = norad({ defcon: 2, hands: { ussr: ['fidel'] } });
  t.plays('ussr', 'fidel', 'operations').choose('influence', 'angola', 'angola');
  expect(t.isSettled).toBe(true);
});

test('leaving 2 and coming back within the round counts', () => {
  const t = norad({ defcon: 2, turn: 4, hands: { us: ['abm-treaty'] } });
  t.plays('us', 'abm-treaty', 'event');
  t.choose('coup', 'angola', 1);
  expect(t.defcon).toBe(2);
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['angola', 'canada', 'done', 'panama', 'south-korea']);
});

test('Cuban Missile Crisis moves DEFCON to 2 as well, but not from 2', () => {
  const t = norad({ defcon: 4, turn: 4, hands: { ussr: ['cuban-missile-crisis'] } });
  t.plays('ussr', 'cuban-missile-crisis', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['canada', 'done', 'panama', 'south-korea']);
  const at2 = norad({ defcon: 2, turn: 4, hands: { ussr: ['cuban-missile-crisis'] } });
  at2.plays('ussr', 'cuban-missile-crisis', 'event');
  expect(at2.isSettled).toBe(true);
});

test('not for the headline phase, nor in the round after it', () => {
  const t = norad({
    influence: { canada: [4, 0] },
    hands: { us: ['duck-and-cover'], ussr: ['nasser', 'fidel'] },
  }).headlines({ us: 'duck-and-cover', ussr: 'nasser' });
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(2);
  t.plays('ussr', 'fidel', 'event');
  expect(t.isSettled).toBe(true);
});

test('coming into force in the round that brings DEFCON to 2 it counts', () => {
  const t = scenario({ defcon: 3, influence, hands: { ussr: ['norad'] } });
  t.plays('ussr', 'norad', 'operationsFirst').choose('coup', 'panama', 1);
  expect(t.has('Norad')).toBe(true);
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['canada', 'done', 'panama', 'south-korea']);
});

test('a US event in a USSR round that lowers DEFCON counts', () => {
  const t = norad({ hands: { ussr: ['cia-created'] }, influence: { ...influence, iran: [0, 1] } });
  t.plays('ussr', 'cia-created', 'eventFirst').choose('coup', 'iran', 1);
  t.choose('influence', 'angola');
  expect(t.defcon).toBe(2);
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['canada', 'done', 'panama', 'south-korea']);
});

test('Quagmire ends it for good, and it can come after Quagmire', () => {
  const t = norad({ turn: 4, hands: { ussr: ['quagmire'], us: ['duck-and-cover'] } });
  t.plays('ussr', 'quagmire', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.has('Norad')).toBe(false);
  const later = scenario({
    turn: 4,
    effects: ['Quagmire'],
    influence: { iraq: [0, 1] },
    hands: { ussr: ['norad'] },
  });
  later.plays('ussr', 'norad', 'eventFirst').choose('influence', 'iraq', 'iraq', 'iraq');
  expect(later.isSettled).toBe(true);
  expect(later.has('Norad')).toBe(true);
});
