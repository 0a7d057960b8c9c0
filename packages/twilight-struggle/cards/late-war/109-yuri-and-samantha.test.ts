import { expect, test } from 'vitest';
import { scenario, type Position } from '../../testing/scenario.ts';

const peace: Position = {
  turn: 8,
  influence: { angola: [0, 1], panama: [2, 0] },
  hands: { us: ['cia-created', 'duck-and-cover'], ussr: ['yuri-and-samantha', 'blockade'] },
};

test('each US coup attempt gives the USSR 1 VP, whatever its result', () => {
  const t = scenario(peace).plays('us', 'cia-created', 'operations').choose('coup', 'angola', 1);
  expect(t.vp).toBe(0);
  t.plays('ussr', 'yuri-and-samantha', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.where('yuri-and-samantha')).toBe('removed');
  t.plays('us', 'duck-and-cover', 'operations').choose('coup', 'angola');
  expect(t.vp).toBe(-1);
  t.choose(1);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-1);
});

test('coups of the USSR cost nothing, and the turn ends it', () => {
  const t = scenario(peace)
    .plays('ussr', 'yuri-and-samantha', 'event')
    .plays('ussr', 'blockade', 'operations')
    .choose('coup', 'panama', 1);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  t.endTurn();
  expect(t.has('YuriAndSamantha')).toBe(false);
});

test('free coups count', () => {
  const t = scenario({
    ...peace,
    influence: { poland: [0, 3] },
    effects: ['YuriAndSamantha'],
    hands: { us: ['tear-down-this-wall'] },
  })
    .plays('us', 'tear-down-this-wall', 'event')
    .choose('coup', 'poland', 1);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-1);
});

test('the VP comes before the die: at 19 the USSR has won', () => {
  const t = scenario({ ...peace, vp: -19, effects: ['YuriAndSamantha'] })
    .plays('us', 'cia-created', 'operations')
    .choose('coup', 'angola');
  expect(t.result).toEqual({ winner: 'ussr', manner: 'vp' });
  expect(t.influence('angola')).toEqual([0, 1]);
});

test('the US that plays it pays for its own coup only if the event comes first', () => {
  const position: Position = { ...peace, hands: { us: ['yuri-and-samantha'] } };
  const first = scenario(position)
    .plays('us', 'yuri-and-samantha', 'eventFirst')
    .choose('coup', 'angola', 1);
  expect(first.vp).toBe(-1);
  const last = scenario(position)
    .plays('us', 'yuri-and-samantha', 'operationsFirst')
    .choose('coup', 'angola', 1);
  expect(last.vp).toBe(0);
  expect(last.isSettled).toBe(true);
});
