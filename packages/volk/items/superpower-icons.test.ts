import { describe, expect, test } from 'vitest';
import { OPS } from '../deck/schema.ts';
import type { SeatName } from '../sides.ts';
import { carried, covered } from '../testing/icons.ts';
import { scenario, type Position, type Scenario } from '../testing/scenario.ts';

describe('icons of the superpowers and the tracks', () => {
  test('dove-: turns a dove down; with none left the last actor starts the war', () => {
    expect(carried({ op: 'dove-' }, { doves: 2 }, 'usa').doves).toBe(1);
    const war = carried({ op: 'dove-' }, { doves: 0, lastActor: 'usa' }, 'usa');
    expect(war.result?.manner).toBe('nuclearWar');
  });

  test('dove+: turns a dove up if one is down', () => {
    expect(carried({ op: 'dove+' }, { doves: 2 }, 'usa').doves).toBe(3);
    expect(carried({ op: 'dove+' }, { doves: 6 }, 'usa').doves).toBe(6);
  });

  test('pay: costs its superpower, into debt if need be', () => {
    const t = carried({ op: 'pay', power: 'SU', amount: 3 }, { treasury: [6, 1] }, 'west');
    expect([t.isSettled, t.treasury]).toEqual([true, [6, -2]]);
  });

  test('gain: fills its treasury', () => {
    const t = carried({ op: 'gain', power: 'US', amount: 3 }, {}, 'east');
    expect([t.isSettled, t.treasury]).toEqual([true, [9, 6]]);
  });

  test('conflict: makes its superpower draw a conflict card and use its own column', () => {
    const t = carried({ op: 'conflict', power: 'SU' }, {}, 'west');
    expect([t.actor, t.prompt]).toEqual(['chance', 'conflictCard']);
    // The first one: dominance 2 to the left.
    t.choose('0');
    expect([t.isSettled, t.track('dominance')]).toEqual([true, -2]);
  });

  test('conflict: in black means the superpower of the acting bloc', () => {
    const t = carried({ op: 'conflict', power: 'active' }, { lastActor: 'east' }, 'east');
    t.choose('1');
    expect([t.isSettled, t.treasury]).toEqual([true, [6, 4]]);
  });

  test('peacemaker: gives the card to whoever acts', () => {
    covered.add('peacemaker');
    const t = scenario({ mode: 'two-plus-two', display: ['new-i-5'], doves: 4 });
    t.plays('east', 'new-i-5', 'event');
    while (t.prompt === 'nextItem') t.choose(t.choices[0]);
    expect([t.isSettled, t.where('new-i-5'), t.doves, t.treasury]).toEqual([
      true,
      'peace-east',
      5,
      [7, 7],
    ]);
  });

  test('choicePrestigeOrDominance: moves either marker either way', () => {
    const t = carried({ op: 'choicePrestigeOrDominance' }, {}, 'east');
    expect([t.actor, t.choices]).toEqual([
      'east',
      ['dominanceLeft', 'dominanceRight', 'prestigeLeft', 'prestigeRight'],
    ]);
    t.choose('dominanceLeft');
    expect([t.isSettled, t.track('dominance')]).toEqual([true, -1]);
  });

  test('choicePrestigeOrDominance: is ignored when nobody acts', () => {
    expect(carried({ op: 'choicePrestigeOrDominance' }, {}, 'east', false).isSettled).toBe(true);
  });

  test('armsCostUp: makes the arms race action dearer, not a marker that an icon moves', () => {
    const t = carried({ op: 'arrow', track: 'arms', delta: -1 }, { armsCostUp: true }, 'usa');
    t.choose('0');
    expect([t.isSettled, t.treasury]).toEqual([true, [5, 6]]);
    expect(carried({ op: 'armsCostUp' }, {}, 'usa').isSettled).toBe(true);
  });

  test('ussrValueDown: takes 1 off the value for the USSR alone', () => {
    const t = scenario({
      mode: 'two-plus-two',
      display: ['monetary-reform-in-the-east'],
      ussrValueDown: true,
    });
    t.plays('ussr', 'monetary-reform-in-the-east', 'build');
    expect([t.isSettled, t.sites]).toEqual([true, []]);
    const played = (seat: SeatName, use: string, more: Position = {}): Scenario =>
      scenario({
        mode: 'two-plus-two',
        display: ['monetary-reform-in-the-east'],
        ussrValueDown: true,
        ...more,
      }).plays(seat, 'monetary-reform-in-the-east', use);
    // East builds with the whole value; a credit is no building.
    expect(played('east', 'build').choose('jena').isSettled).toBe(true);
    expect(played('ussr', 'credit').treasury).toEqual([6, 7]);
    // With a value of 0 provinces that need nothing are still raised.
    const raised = played('ussr', 'livingStandard', {
      factories: ['rostock', 'neubrandenburg', 'jena', 'eisenach'],
      lines: ['rostock--neubrandenburg'],
    });
    expect(raised.choices).toEqual(['MV', 'done']);
    raised.choose('MV');
    expect([raised.isSettled, raised.standard('MV')]).toEqual([true, 1]);
    expect(carried({ op: 'ussrValueDown' }, {}, 'west').isSettled).toBe(true);
  });

  test('drawNextDecadeCard: gives a superpower a card of the next decade', () => {
    const t = carried({ op: 'drawNextDecadeCard', power: 'SU' }, {}, 'ussr', false);
    expect([t.actor, t.choices.length]).toEqual(['chance', 20]);
    t.choose('prague-spring');
    expect([t.isSettled, t.handOf('ussr')]).toEqual([true, ['prague-spring']]);
  });

  test('arrow: moves a marker; an acting superpower may turn prestige into dominance', () => {
    const arrow = { op: 'arrow', track: 'prestige', delta: -1 } as const;
    expect(carried(arrow, {}, 'west').track('prestige')).toBe(-1);
    const t = carried(arrow, {}, 'usa');
    expect([t.prompt, t.choices]).toEqual(['arrowTrack', ['dominance', 'prestige']]);
    t.choose('dominance');
    expect([t.isSettled, t.track('prestige'), t.track('dominance')]).toEqual([true, 0, -1]);
    expect(carried({ ...arrow, strict: true }, {}, 'usa').track('prestige')).toBe(-1);
    expect(carried(arrow, {}, 'usa', false).track('prestige')).toBe(-1);
  });

  test('none is left out', () => {
    const own = OPS.slice(OPS.indexOf('dove-'));
    expect(own.filter((op) => !covered.has(op))).toEqual([]);
  });
});

describe('an arrow past the end', () => {
  const past = (
    track: 'prestige' | 'westernCurrency' | 'socialists' | 'dominance' | 'space' | 'arms',
    delta: 1 | -1,
    position: Position = {},
  ): Scenario =>
    carried(
      { op: 'arrow', track, delta },
      { tracks: { [track]: (track === 'arms' ? 8 : 6) * delta }, ...position },
      'east',
    );

  test('of prestige calms the own state or stirs the other', () => {
    const left = past('prestige', -1, { unrest: { BY: 1 } });
    expect([left.actor, left.choices]).toEqual([
      'west',
      ['BB', 'BY', 'EB', 'MV', 'SN', 'ST', 'TH'],
    ]);
    left.choose('BY');
    expect([left.isSettled, left.unrest('BY')]).toEqual([true, 0]);
    const right = past('prestige', 1);
    expect([right.actor, right.choices]).toEqual([
      'east',
      ['BW', 'BY', 'HE', 'NI', 'NW', 'RP', 'SH', 'WB'],
    ]);
    right.choose('HE');
    expect([right.isSettled, right.unrest('HE')]).toEqual([true, 1]);
  });

  test('of currency and socialists stirs or calms the East', () => {
    for (const track of ['westernCurrency', 'socialists'] as const) {
      const left = past(track, -1);
      expect([left.actor, left.prompt]).toEqual(['west', 'placeUnrest']);
      left.choose('MV');
      expect([left.isSettled, left.unrest('MV')]).toEqual([true, 1]);
      const right = past(track, 1, { unrest: { SN: 1 } });
      expect([right.isSettled, right.unrest('SN')]).toEqual([true, 0]);
    }
  });

  test('of dominance is $1 or a calmer Germany', () => {
    const t = past('dominance', -1, { unrest: { BY: 1 } });
    expect([t.actor, t.choices]).toEqual(['usa', ['BY', 'done']]);
    t.choose('done');
    expect([t.isSettled, t.treasury]).toEqual([true, [7, 6]]);
  });

  test('of space or arms does nothing, and no arms card is drawn', () => {
    for (const track of ['space', 'arms'] as const) expect(past(track, 1).isSettled).toBe(true);
  });
});
