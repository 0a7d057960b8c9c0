import { expect, test } from 'vitest';
import { scenario, type Position, type Scenario } from '../testing/scenario.ts';

const uses =
  (card: 'captured-nazi-scientist' | 'olympic-games' | 'brush-war' | 'nuclear-test-ban') =>
  (position: Position): string[] =>
    scenario({ turn: 8, hands: { us: [card] }, ...position })
      .round('us')
      .choose(card).choices;

test('the next box asks for 2, 2, 2, 2, 3, 3, 3 and 4 operations', () => {
  const needed = [2, 2, 2, 2, 3, 3, 3, 4];
  for (const [box, ops] of needed.entries()) {
    const space = [box, 0] as const;
    expect(uses('captured-nazi-scientist')({ space })).not.toContain('space');
    expect(uses('olympic-games')({ space }).includes('space')).toBe(ops <= 2);
    expect(uses('brush-war')({ space }).includes('space')).toBe(ops <= 3);
    expect(uses('nuclear-test-ban')({ space }).includes('space')).toBe(true);
  }
});

test('modifiers count', () => {
  expect(uses('captured-nazi-scientist')({ effects: ['Containment'] })).toContain('space');
  expect(uses('olympic-games')({ effects: ['RedScareOnUs'] })).not.toContain('space');
});

test('at the end of the track there is no more', () => {
  expect(uses('nuclear-test-ban')({ space: [8, 0] })).not.toContain('space');
});

const spaces = (from: readonly [number, number], die: number): Scenario =>
  scenario({ turn: 8, space: from, hands: { us: ['nuclear-test-ban'] } })
    .plays('us', 'nuclear-test-ban', 'space')
    .choose(die);

test('the die must not be higher than the box allows', () => {
  const highest = [3, 4, 3, 4, 3, 4, 3, 2];
  for (const [box, die] of highest.entries()) {
    expect(spaces([box, 0], die).space).toEqual([box + 1, 0]);
    const missed = spaces([box, 0], die + 1);
    expect(missed.space).toEqual([box, 0]);
    expect(missed.vp).toBe(0);
    expect(missed.where('nuclear-test-ban')).toBe('discard');
    expect(missed.isSettled).toBe(true);
  }
});

test('the first in a box is paid the more, the second the less', () => {
  const first = [2, 0, 2, 0, 3, 0, 4, 2];
  const second = [1, 0, 0, 0, 1, 0, 2, 0];
  for (const box of first.keys()) {
    expect(spaces([box, box], 1).vp).toBe(first[box]);
    expect(spaces([box, box + 1], 1).vp).toBe(second[box]);
    expect(spaces([box, 8], 1).vp).toBe(second[box]);
  }
});

const two: Position = {
  turn: 4,
  hands: { us: ['brush-war', 'nuclear-test-ban', 'arms-race'], ussr: ['olympic-games'] },
};

test('one attempt a turn, whether it succeeds or not', () => {
  const t = scenario(two).plays('us', 'brush-war', 'space').choose(6);
  expect(t.round('us').choose('arms-race').choices).toEqual(['event', 'operations']);
  t.endTurn();
  expect(t.round('us').choose('arms-race').choices).toEqual(['event', 'operations', 'space']);
});

test('two for whoever is alone in box 2 or beyond', () => {
  const t = scenario({ ...two, space: [1, 1] })
    .plays('us', 'brush-war', 'space')
    .choose(1);
  expect(t.space).toEqual([2, 1]);
  t.plays('us', 'nuclear-test-ban', 'space').choose(6);
  expect(t.round('us').choose('arms-race').choices).toEqual(['event', 'operations']);
});

test('the ability is lost when the rival comes there as well', () => {
  const t = scenario({ ...two, space: [2, 1] })
    .plays('us', 'brush-war', 'space')
    .choose(6);
  t.plays('ussr', 'olympic-games', 'space').choose(1);
  expect(t.space).toEqual([2, 2]);
  expect(t.round('us').choose('arms-race').choices).toEqual(['event', 'operations']);
});

test('a rival event that is spaced does not happen', () => {
  const t = scenario({ turn: 4, hands: { us: ['fidel'] } })
    .plays('us', 'fidel', 'space')
    .choose(6);
  expect(t.isSettled).toBe(true);
  expect(t.influence('cuba')).toEqual([0, 0]);
  expect(t.where('fidel')).toBe('discard');
});

test('20 VP of a box win at once', () => {
  const t = scenario({ turn: 4, vp: 18, hands: { us: ['fidel'] } }).plays('us', 'fidel', 'space');
  t.choose(1);
  expect(t.result).toEqual({ winner: 'us', manner: 'vp' });
});
