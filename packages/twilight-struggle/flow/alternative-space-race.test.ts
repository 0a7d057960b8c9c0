import { describe, expect, test } from 'vitest';
import { ALTERNATIVE_TRACK, isUsedUp } from '../data/space.ts';
import { scenario, type Position } from '../testing/scenario.ts';
import { texts } from '../text/index.ts';
import { view } from '../view.ts';

const options = { alternativeSpaceRace: true } as const;
const alternative = (position: Position) => scenario({ options, ...position });

test('its boxes: operations, die and VP', () => {
  expect(
    ALTERNATIVE_TRACK.map(({ ops, die, vpFirst, vpSecond }) => [ops, die, vpFirst, vpSecond]),
  ).toEqual([
    [0, 0, 0, 0],
    [2, 3, 2, 1],
    [2, 4, 0, 0],
    [2, 3, 2, 0],
    [2, 4, 0, 0],
    [3, 3, 3, 1],
    [3, 4, 0, 0],
    [3, 3, 0, 0],
    [4, 2, 4, 2],
  ]);
});

test('what is used up can be seen until it is back', () => {
  const used = (t: ReturnType<typeof alternative>, box: number): boolean => {
    const { spaceUsed, space } = view(t.game, 1);
    return isUsedUp(spaceUsed, space, box);
  };
  const t = alternative({
    space: [6, 3],
    turn: 4,
    influence: { iraq: [1, 4], iran: [1, 0], angola: [0, 1] },
    hands: { us: ['duck-and-cover', 'nato', 'fidel'] },
  });
  expect([4, 6].map((box) => used(t, box))).toEqual([false, false]);
  t.plays('us', 'duck-and-cover', 'operations').choose('influence', 'iraq', 'iran', 'iran');
  expect([4, 6].map((box) => used(t, box))).toEqual([true, false]);
  t.plays('us', 'nato', 'operations').choose('coup', 'angola', 1, 'yes', 1);
  expect([4, 6].map((box) => used(t, box))).toEqual([false, true]);
  t.endTurn();
  expect([4, 6].map((box) => used(t, box))).toEqual([false, false]);
});

test('an attempt goes by its numbers and is told by its names', () => {
  const t = alternative({ turn: 8, space: [7, 0], hands: { us: ['soviets-shoot-down-kal-007'] } });
  t.plays('us', 'soviets-shoot-down-kal-007', 'space').choose(2);
  expect(t.space).toEqual([8, 0]);
  expect(t.vp).toBe(4);
  const lines = t.log.map((entry) => texts.en.log(entry));
  expect(lines).toContain('US reaches Strategic Defense Initiative in the space race');
});

test('the abilities of the usual track are not there', () => {
  const t = alternative({
    space: [8, 0],
    turn: 4,
    militaryOps: [5, 5],
    hands: { us: ['nato', 'fidel'], ussr: ['nasser', 'comecon'] },
  });
  // Box 6 lets nobody discard, box 4 shows no headline, box 8 gives no eighth round.
  expect(t.endTurn().isSettled).toBe(true);
  t.turn();
  expect(t.choicesOf(0)).toEqual(['fidel', 'nato']);
  expect(t.choicesOf(1)).toEqual(['comecon', 'nasser']);
});

test('box 2: two military operations more before they are counted', () => {
  expect(alternative({ space: [2, 1], militaryOps: [0, 2], defcon: 5 }).endTurn().vp).toBe(
    // 3 missing on both sides.
    0,
  );
  expect(alternative({ space: [2, 2], militaryOps: [0, 2] }).endTurn().vp).toBe(-2);
  expect(scenario({ space: [2, 1], militaryOps: [0, 2] }).endTurn().vp).toBe(-2);
  // The track ends at 5.
  expect(alternative({ space: [2, 1], militaryOps: [5, 0] }).endTurn().vp).toBe(5);
});

describe('box 4', () => {
  const position = {
    space: [4, 3],
    influence: { iraq: [1, 4], angola: [1, 4], iran: [1, 0] },
    hands: { us: ['duck-and-cover', 'nato'] },
  } as const;

  test('one point a round in a country of the rival costs 1', () => {
    const t = alternative(position).plays('us', 'duck-and-cover', 'operations');
    t.choose('influence', 'iraq');
    expect(t.influence('iraq')).toEqual([2, 4]);
    // 2 of 3 points are left: one more there costs both.
    t.choose('angola');
    expect(t.isSettled).toBe(true);
    // In the next round it is there again.
    t.plays('us', 'nato', 'operations').choose('influence', 'angola', 'angola', 'iran');
    expect(t.isSettled).toBe(true);
  });

  test('it makes the last point enough', () => {
    const t = alternative(position).plays('us', 'duck-and-cover', 'operations');
    t.choose('influence', 'iran', 'iran');
    expect(t.choices).toContain('iraq');
    const usual = scenario(position).plays('us', 'duck-and-cover', 'operations');
    usual.choose('influence', 'iran', 'iran');
    expect(usual.choices).not.toContain('iraq');
  });

  test('not in a round of the rival', () => {
    const t = alternative({ ...position, hands: { ussr: ['cia-created'] } });
    t.plays('ussr', 'cia-created', 'eventFirst').choose('influence');
    expect(t.actor).toBe('us');
    expect(t.choices).not.toContain('iraq');
  });

  test('not for the side that is behind, nor once the other has come', () => {
    const t = alternative({ ...position, space: [4, 4] }).plays(
      'us',
      'duck-and-cover',
      'operations',
    );
    t.choose('influence', 'iran', 'iran');
    expect(t.choices).not.toContain('iraq');
  });
});

describe('box 6', () => {
  const position = {
    space: [6, 5],
    turn: 4,
    influence: { angola: [0, 1], cuba: [0, 3] },
    hands: { us: ['duck-and-cover', 'nato'] },
  } as const;
  const coup = (more: Position = {}) =>
    alternative({ ...position, ...more })
      .plays('us', 'duck-and-cover', 'operations')
      .choose('coup', 'angola', 1);

  test('the die of a coup may be rolled again; the second counts', () => {
    const t = coup();
    expect(t.actor).toBe('us');
    expect(t.prompt).toBe('coupAgain');
    expect(t.choices).toEqual(['no', 'yes']);
    t.choose('yes');
    expect(t.actor).toBe('chance');
    t.choose(6);
    expect(t.isSettled).toBe(true);
    // 6 + 3 − 2 = 7: one of the USSR goes, 6 of the US come.
    expect(t.influence('angola')).toEqual([6, 0]);
  });

  test('once a turn', () => {
    const t = coup().choose('yes', 1);
    t.plays('us', 'nato', 'operations').choose('coup', 'cuba', 1);
    expect(t.isSettled).toBe(true);
  });

  test('and again in the next one', () => {
    const t = coup().choose('yes', 1).endTurn();
    expect(t.result).toBeUndefined();
    t.plays('us', 'nato', 'operations').choose('coup', 'cuba', 1);
    expect(t.prompt).toBe('coupAgain');
  });

  test('for a coup that an event grants, in an own round only', () => {
    const junta = { ...position, hands: { us: ['junta', 'nato'], ussr: ['fidel'] } } as const;
    const own = alternative(junta).plays('us', 'junta', 'event');
    own.choose('cuba', 'coup', 'cuba', 1);
    expect(own.prompt).toBe('coupAgain');
    const headline = alternative(junta).headlines({ us: 'junta', ussr: 'fidel' });
    headline.choose('cuba', 'coup', 'cuba', 1);
    expect(headline.prompt).not.toBe('coupAgain');
    // CIA Created gives the US operations in a round of the USSR.
    const rival = alternative({ ...position, hands: { ussr: ['cia-created'], us: ['nato'] } });
    rival.plays('ussr', 'cia-created', 'eventFirst').choose('coup', 'angola', 1);
    expect(rival.prompt).not.toBe('coupAgain');
  });

  test('kept for later it is still there', () => {
    const t = coup().choose('no');
    expect(t.influence('angola')).toEqual([1, 0]);
    t.plays('us', 'nato', 'operations').choose('coup', 'cuba', 1);
    expect(t.prompt).toBe('coupAgain');
  });

  test('not for the other side, nor on the usual track', () => {
    expect(coup({ space: [6, 6] }).isSettled).toBe(true);
    expect(coup({ options: {} }).isSettled).toBe(true);
  });
});

test('box 7: not those of its owner, and not on the usual track', () => {
  const roll = (options: Position['options'], space: readonly [number, number]) =>
    scenario({
      options: options ?? {},
      space,
      turn: 4,
      influence: { angola: [0, 3] },
      hands: { us: ['captured-nazi-scientist', 'cia-created', 'truman-doctrine'] },
    })
      .plays('us', 'truman-doctrine', 'operations')
      .choose('coup', 'angola', 4)
      .influence('angola');
  // 4 + 1 − 2 = 3.
  expect(roll(options, [7, 6])).toEqual([0, 0]);
  expect(roll(options, [6, 7])).toEqual([0, 1]);
  expect(roll({}, [6, 7])).toEqual([0, 0]);
});

test('box 7: the coup dice of the rival are lowered by 1', () => {
  const coup = (space: readonly [number, number]) =>
    alternative({
      space,
      turn: 4,
      influence: { angola: [3, 0] },
      hands: { ussr: ['fidel'] },
    })
      .plays('ussr', 'fidel', 'operations')
      .choose('coup', 'angola', 3)
      .influence('angola');
  // 3 + 2 − 2 = 3, or 2.
  expect(coup([6, 6])).toEqual([0, 0]);
  expect(coup([7, 6])).toEqual([1, 0]);
});
