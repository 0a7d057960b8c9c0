import { CARD } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { tournamentPoints } from '../end/verdict.ts';
import { armsRaceEnd, dominanceEnd, spaceRaceEnd } from '../end/superpowers.ts';
import { collapse } from '../end/10-collapse.ts';
import { parseDeck } from '../deck/parse.ts';
import type { CardFace, Icon } from '../deck/schema.ts';
import { choiceOf } from '../notation.ts';
import { moveCard } from '../cards.ts';
import { RESOLVING } from '../state.ts';
import { view } from '../view.ts';
import { scenario, type Position, type Scenario } from '../testing/scenario.ts';
import { STAND_IN } from '../world.ts';
import { automaticEvent } from './event.ts';

const four = (position: Position): Scenario => scenario({ mode: 'two-plus-two', ...position });

/** The event of a card that nobody plays. */
function byItself(card: string, position: Position): Scenario {
  const t = four({ display: [card], ...position });
  const number = choiceOf('card', card)!;
  moveCard(t.game, number, RESOLVING);
  return t.start(automaticEvent, 'west', (frame) => (t.game.mem[frame + CARD] = number));
}

describe('a superpower', () => {
  test('has two more actions, and acts for its Germany', () => {
    const t = four({ unrest: { BY: 1 }, factories: ['ulm'], display: ['1953-uprising'] });
    expect(t.plays('usa', '1953-uprising').choices).toEqual([
      'armsRace',
      'build',
      'credit',
      'event',
      'livingStandard',
      'removeUnrest',
    ]);
  });

  test('takes the value of the card as credit', () => {
    const t = four({ display: ['1953-uprising'] }).plays('usa', '1953-uprising', 'credit');
    expect([t.isSettled, t.treasury]).toEqual([true, [10, 6]]);
  });

  test('races in arms by one box and draws a card: its own column, the row of the decade', () => {
    const t = four({ decade: 2, display: ['prague-spring'] }).plays(
      'ussr',
      'prague-spring',
      'armsRace',
    );
    expect([t.track('arms'), t.actor]).toEqual([1, 'chance']);
    t.choose('0');
    expect([t.isSettled, t.treasury]).toEqual([true, [6, 5]]);
  });

  test('pays $1 more for each arms race action once that event has happened, not for cards', () => {
    const position: Position = { armsCostUp: true, decade: 2, display: ['prague-spring'] };
    const t = four(position).plays('ussr', 'prague-spring', 'armsRace');
    expect(t.treasury).toEqual([6, 5]);
    // The card it draws costs $1 besides.
    t.choose('0');
    expect([t.isSettled, t.treasury]).toEqual([true, [6, 4]]);
    // An event that moves the marker is no such action.
    const moved = four({ armsCostUp: true, decade: 2, display: ['new-ii-2'] });
    moved.plays('usa', 'new-ii-2', 'event');
    while (moved.prompt === 'nextItem') moved.choose('2');
    expect([moved.prompt, moved.treasury]).toEqual(['armsCard', [6, 6]]);
  });

  test('cannot race with a card that bears the ban', () => {
    const t = four({ display: ['new-i-4'] }).plays('usa', 'new-i-4');
    expect(t.choices).toEqual(['build', 'credit', 'event']);
  });

  test('in debt may only take credit or an event that fills its own treasury', () => {
    const position: Position = {
      treasury: [-1, -1],
      unrest: { BY: 1 },
      display: ['new-i-5', 'new-i-10', '1953-uprising', 'russian-tanks'],
    };
    expect(four(position).plays('usa', '1953-uprising').choices).toEqual(['credit']);
    expect(four(position).plays('usa', 'new-i-5').choices).toEqual(['credit', 'event']);
    expect(four(position).plays('usa', 'new-i-10').choices).toEqual(['credit']);
    expect(four(position).turn('ussr').choices).not.toContain('russian-tanks');
    expect(four(position).plays('west', '1953-uprising').choices).toContain('build');
  });

  test('in debt may not leave out of a neutral event what fills its treasury', () => {
    const suez = (dollars: number): Scenario =>
      four({ treasury: [6, dollars], display: ['new-i-10'] }).plays('ussr', 'new-i-10', 'event');
    expect(suez(0).choices).toEqual(['0', '1', '2', '3', 'done']);
    const t = suez(-1);
    // The second icon is $1 for the USSR.
    expect([t.prompt, t.choices]).toEqual(['leaveOut', ['0', '2', '3', 'done']]);
    t.choose('3');
    while (t.prompt === 'nextItem') t.choose(t.choices[0]);
    expect([t.isSettled, t.treasury]).toEqual([true, [6, 0]]);
  });
});

describe('values with icons', () => {
  test('beside the value: for a player of that colour; below it: for everybody', () => {
    const red = four({ display: ['new-i-9'] })
      .plays('east', 'new-i-9', 'build')
      .choose('done');
    expect([red.actor, red.prompt]).toEqual(['chance', 'conflictCard']);
    red.choose('9');
    expect(red.isSettled).toBe(true);
    const yellow = four({ display: ['new-i-9'] })
      .plays('west', 'new-i-9', 'build')
      .choose('done');
    expect(yellow.isSettled).toBe(true);
    const both = four({ decade: 2, display: ['new-ii-10'] })
      .plays('east', 'new-ii-10', 'build')
      .choose('done');
    both.choose('9');
    expect([both.isSettled, both.doves]).toEqual([true, 5]);
  });

  test('of two superpowers in conflict the player says who draws first', () => {
    const icons: readonly Icon[] = [
      { op: 'dove-' },
      { op: 'conflict', power: 'US' },
      { op: 'conflict', power: 'SU' },
    ];
    const [first, ...others] = STAND_IN.cards;
    const cards = [{ ...first, valueIcons: { below: icons } }, ...others];
    const t = four({ deck: { ...STAND_IN, cards }, display: ['new-i-1'] });
    t.plays('west', 'new-i-1', 'build').choose('done');
    // The dove comes before them, from left to right.
    expect([t.doves, t.actor, t.prompt, t.choices]).toEqual([5, 'west', 'nextItem', ['1', '2']]);
    t.choose('2', '9', '8');
    expect([t.isSettled, t.logged('conflictCard', 1), t.treasury]).toEqual([
      true,
      [[1], [0]],
      [3, 6],
    ]);
  });

  test('a black card used for its value is kept by the peacemaker', () => {
    const t = four({ display: ['new-i-6'] })
      .plays('west', 'new-i-6', 'build')
      .choose('done');
    expect([t.isSettled, t.where('new-i-6')]).toEqual([true, 'peace-west']);
  });
});

describe('events', () => {
  test('of a blue card: the half of the other colour is ignored', () => {
    const t = four({ display: ['new-i-1'] }).plays('ussr', 'new-i-1', 'event');
    while (t.prompt === 'nextItem') t.choose(t.choices[0]);
    expect([t.isSettled, t.track('space'), t.track('dominance'), t.treasury]).toEqual([
      true,
      1,
      1,
      [6, 3],
    ]);
  });

  test('of a neutral card: one icon or arrow may be left out', () => {
    const t = four({ display: ['new-i-10'] }).plays('west', 'new-i-10', 'event');
    expect([t.prompt, t.choices]).toEqual(['leaveOut', ['0', '1', '2', '3', 'done']]);
    t.choose('0');
    while (t.prompt === 'nextItem') t.choose(t.choices[0]);
    expect([t.isSettled, t.doves]).toEqual([true, 6]);
  });

  test('arrows both ways in the arms race: nobody moves, both draw', () => {
    const t = four({ decade: 3, display: ['new-iii-7'] }).plays('usa', 'new-iii-7', 'event');
    t.choose('2');
    expect([t.actor, t.prompt]).toEqual(['chance', 'armsCard']);
    t.choose('1', '2');
    expect(t.logged('armsCard', 2)).toEqual([
      [0, 1],
      [1, 2],
    ]);
    while (t.prompt === 'nextItem') t.choose(t.choices[0]);
    expect([t.isSettled, t.track('arms'), t.doves, t.treasury]).toEqual([true, 0, 3, [4, 4]]);
    // The bloc that acts draws first.
    const red = four({ decade: 3, display: ['new-iii-7'] }).plays('east', 'new-iii-7', 'event');
    red.choose('2', '1', '2');
    expect(red.logged('armsCard', 2)).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });

  test('a card with the reshuffle sign brings all ten back', () => {
    const t = four({ display: ['prague-spring'] })
      .plays('ussr', 'prague-spring', 'armsRace')
      .choose('9');
    expect([t.isSettled, t.logged('reshuffle', 1)]).toEqual([true, [[0]]]);
    // Nothing is left on the discards that could be looked at.
    expect(view(t.game, 2).superpowers?.armsDeck).toEqual({ count: 10, top: -1 });
  });

  test('of the cards that were drawn only the last lies open', () => {
    const t = four({ display: ['prague-spring'] }).plays('ussr', 'prague-spring', 'armsRace');
    t.choose('3');
    expect(view(t.game, 2).superpowers?.armsDeck).toEqual({ count: 9, top: 3 });
  });
});

describe('an automatic event', () => {
  test('of a blue card: both halves', () => {
    const t = byItself('new-i-1', {});
    expect([t.isSettled, t.treasury, t.track('space'), t.track('dominance')]).toEqual([
      true,
      [3, 3],
      0,
      0,
    ]);
  });

  test('of a green card: shaded icons, choice and peacemaker are skipped', () => {
    const t = byItself('new-i-4', { doves: 2 });
    expect([t.isSettled, t.doves]).toEqual([true, 3]);
  });

  test('places are for the state of the icon’s colour', () => {
    const t = byItself('1953-uprising', {});
    expect([t.actor, t.prompt]).toEqual(['east', 'placeUnrest']);
  });

  test('unrest is placed by the state it touches, also on a blue card', () => {
    const t = byItself('new-iv-2', { decade: 4 });
    // The yellow half stirs up the East, the red one the West.
    expect([t.actor, t.prompt, t.choices]).toEqual([
      'east',
      'placeUnrest',
      ['BB', 'EB', 'MV', 'SN', 'ST', 'TH'],
    ]);
    t.choose('TH');
    expect([t.actor, t.prompt, t.choices]).toEqual([
      'west',
      'placeUnrest',
      ['BW', 'BY', 'HE', 'NI', 'NW', 'RP', 'SH', 'WB'],
    ]);
  });

  test('icons that only East can have are East’s, with or without a side in the file', () => {
    const chooser = (icon: Icon, position: Position): string | undefined => {
      const [first, ...rest] = STAND_IN.cards;
      const card = { ...first, color: 'black', icons: [icon], arrows: [] } as const;
      const deck = { ...STAND_IN, cards: [card, ...rest] };
      return byItself('new-i-1', { deck: parseDeck(deck), ...position }).actor;
    };
    const unrest = { SN: 4, TH: 4 } as const;
    expect(chooser({ op: 'moveUnrest' }, { unrest })).toBe('east');
    expect(chooser({ op: 'removeMassProtest' }, { unrest })).toBe('east');
    const abroad = { factories: ['polska-north', 'polska-south'] } as const;
    expect(chooser({ op: 'stop', where: 'Polska' }, abroad)).toBe('east');
    const factories = { factories: ['jena', 'leipzig'] } as const;
    expect(chooser({ op: 'rundown' }, factories)).toBe('east');
    expect(chooser({ op: 'repair' }, { rundown: ['jena', 'leipzig'] })).toBe('east');
  });

  test('carries an arrow out before the icons printed after it', () => {
    const [first, ...rest] = STAND_IN.cards;
    const card: CardFace = {
      ...first,
      color: 'neutral',
      icons: [
        { op: 'arrow', track: 'space', delta: -1 },
        { op: 'unrest+', side: 'E' },
      ],
      arrows: [{ track: 'dominance', delta: 1 }],
    };
    const deck = parseDeck({ ...STAND_IN, cards: [card, ...rest] });
    const t = byItself('new-i-1', { deck });
    expect([t.prompt, t.track('space'), t.track('dominance')]).toEqual(['placeUnrest', -1, 0]);
    t.choose('SN');
    expect([t.isSettled, t.track('dominance')]).toEqual([true, 1]);
  });

  test('unless a superpower is ahead in arms: level 1 uncoated, 2 the rival’s coat, 3 one less', () => {
    expect(byItself('1953-uprising', { tracks: { arms: -2 } }).actor).toBe('usa');
    // East's coat on unrest in the West.
    const coated = 'nato-membership-and-rearmament';
    expect(byItself(coated, { tracks: { arms: -2 } }).actor).toBe('east');
    expect(byItself(coated, { tracks: { arms: -4 } }).actor).toBe('usa');
    // The coat of its own Germany is no business of a superpower.
    expect(byItself(coated, { tracks: { arms: 7 } }).choose('done').actor).toBe('east');
    expect(byItself('1953-uprising', { tracks: { arms: 2 } }).actor).toBe('ussr');
    expect(byItself('1953-uprising', { tracks: { arms: -1 } }).actor).toBe('east');
    const less = byItself(coated, { tracks: { arms: -6 } });
    expect([less.actor, less.prompt]).toEqual(['usa', 'leaveOut']);
    less.choose('0');
    expect([less.isSettled, less.track('prestige')]).toEqual([true, -1]);
  });
});

describe('the special card', () => {
  test('is for both red players; the yellow one with fewer cards draws', () => {
    const position: Position = {
      display: ['russian-tanks', '1953-uprising'],
      hands: { west: ['berlin-airlift'] },
    };
    expect(four(position).turn('usa').choices).toEqual(['1953-uprising']);
    const t = four(position).plays('ussr', 'russian-tanks');
    expect([t.actor, t.prompt]).toEqual(['chance', 'draw']);
    t.choose('land-reform');
    expect(t.handOf('usa')).toEqual(['land-reform']);
  });

  test('with hands alike the yellow player who acts next draws', () => {
    const drawer = (turnOrder: Position['turnOrder']): string[] => {
      const t = four({ display: ['russian-tanks'], turnOrder }).plays('ussr', 'russian-tanks');
      t.choose('land-reform');
      return (['west', 'usa'] as const).filter((seat) => t.handOf(seat).length > 0);
    };
    // The USSR is in turn: the first of the order.
    expect(drawer(['ussr', 'west', 'usa', 'east'])).toEqual(['west']);
    expect(drawer(['ussr', 'east', 'usa', 'west'])).toEqual(['usa']);
  });

  test('its prestige arrows are strict', () => {
    const t = four({ display: ['russian-tanks'], hands: { ussr: ['berlin-airlift'] } }).plays(
      'ussr',
      'russian-tanks',
      'discardCard',
    );
    while (t.prompt === 'nextItem') t.choose(t.choices[0]);
    expect([t.isSettled, t.track('prestige')]).toEqual([true, -1]);
  });
});

test('the USSR may send the police of the East in its own turn', () => {
  const t = four({
    police: ['stasi-is-founded'],
    unrest: { SN: 1, TH: 1 },
    display: ['1953-uprising', 'land-reform'],
  });
  expect(t.turn('usa').choices).not.toContain('police');
  t.turn('ussr');
  expect(t.choices).toEqual(['1953-uprising', 'land-reform', 'police']);
  t.choose('police', 'SN');
  expect([t.prompt, t.choices, t.unrest('SN')]).toEqual([
    'takeCard',
    ['1953-uprising', 'land-reform'],
    0,
  ]);
});

describe('nuclear war', () => {
  const war = (position: Position): Scenario => {
    const t = four({ doves: 0, display: ['new-i-6'], ...position }).plays(
      'usa',
      'new-i-6',
      'event',
    );
    while (t.prompt === 'nextItem') t.choose(t.choices[0]);
    return t;
  };

  test('is lost by whoever pushed the button and won by the best peacemaker', () => {
    const t = war({ peacemakers: { usa: ['new-i-4', 'new-i-5'], east: ['new-i-7'] } });
    expect(t.result).toEqual({ winners: ['east'], manner: 'nuclearWar' });
    expect(tournamentPoints(t.game)).toEqual([1, 4, -2, 1]);
  });

  test('in a tie the ally of the pusher drops out, two rivals share', () => {
    const tie = war({ peacemakers: { west: ['new-i-4'], ussr: ['new-i-5'] } });
    expect(tie.result?.winners).toEqual(['ussr']);
    expect(war({}).result?.winners).toEqual(['east', 'ussr']);
    expect(war({ peacemakers: { west: ['new-i-4'] } }).result?.winners).toEqual(['west']);
  });
});

describe('the end of a decade', () => {
  test('a victory box of arms or space wins at once', () => {
    expect(four({ tracks: { arms: -7 } }).start(armsRaceEnd).result).toEqual({
      winners: ['usa'],
      manner: 'armsRace',
    });
    expect(four({ tracks: { arms: 6 } }).start(armsRaceEnd).isSettled).toBe(true);
    expect(four({ tracks: { space: 6 } }).start(spaceRaceEnd).result).toEqual({
      winners: ['ussr'],
      manner: 'spaceRace',
    });
  });

  test('space gives what its box shows', () => {
    const t = four({ tracks: { space: 1 } }).start(spaceRaceEnd);
    expect([t.isSettled, t.treasury]).toEqual([true, [6, 7]]);
    const card = four({ tracks: { space: -3 } }).start(spaceRaceEnd);
    expect([card.actor, card.prompt]).toEqual(['chance', 'nextDecadeCard']);
  });

  test('dominance gives its holder a box, and both their income', () => {
    const t = four({ tracks: { dominance: 2 }, unrest: { SN: 1, TH: 2 } }).start(dominanceEnd);
    expect([t.actor, t.prompt, t.choices]).toEqual(['ussr', 'dominanceBox', ['1', '2']]);
    t.choose('1', 'SN');
    expect([t.isSettled, t.unrest('SN'), t.treasury]).toEqual([true, 0, [7, 9]]);
  });
});

describe('the winner in two steps', () => {
  const fallen = (position: Position): Scenario =>
    four({ unrest: { SN: 16 }, ...position }).start(collapse);

  test('is the superpower of the bloc if it has more points than its rival', () => {
    expect(fallen({ tracks: { dominance: -3 } }).result?.winners).toEqual(['usa']);
    expect(fallen({ tracks: { dominance: 3 } }).result?.winners).toEqual(['west']);
    expect(fallen({}).result?.winners).toEqual(['west']);
  });

  test('debts cost a point for every full $2', () => {
    expect(
      fallen({ tracks: { dominance: -2, space: 2 }, treasury: [0, -1] }).result?.winners,
    ).toEqual(['west']);
    expect(
      fallen({ tracks: { dominance: -2, space: 2 }, treasury: [0, -2] }).result?.winners,
    ).toEqual(['usa']);
  });

  test('tournament points: the ally is second only in decade IV', () => {
    expect(tournamentPoints(fallen({}).game)).toEqual([4, 0, 0, 0]);
    expect(tournamentPoints(fallen({ decade: 4 }).game)).toEqual([4, 0, 2, 0]);
    expect(tournamentPoints(four({}).game)).toBeUndefined();
  });
});
