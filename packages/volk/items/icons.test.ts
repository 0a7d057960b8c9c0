import { canRead, l } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { compileDeck } from '../deck/deck.ts';
import { itemsOfIcon, packItem } from '../deck/item.ts';
import { OPS, type Icon, type OpName } from '../deck/schema.ts';
import { SEATS, type SeatName } from '../sides.ts';
import { ACTIVE, STASI_DISBANDED } from '../state.ts';
import { scenario, type Position, type Scenario } from '../testing/scenario.ts';
import { STAND_IN } from '../world.ts';
import { carryOut } from './carry.ts';

const covered = new Set<OpName>();

/** A deck that bears the icon in a box, so that its tables know it. */
function carried(icon: Icon, position: Position, seat: SeatName, isActive = true): Scenario {
  covered.add(icon.op);
  const space = STAND_IN.tracks.space.map((box) =>
    box.pos === 0 ? { ...box, icons: [icon] } : box,
  );
  const deck = { ...STAND_IN, tracks: { ...STAND_IN.tracks, space } };
  const wanted = packItem(itemsOfIcon(icon)[0]);
  const number = compileDeck(deck).items.findIndex((item) => packItem(item) === wanted);
  const t = scenario({ mode: 'two-plus-two', deck, ...position });
  t.game.mem[ACTIVE] = isActive ? SEATS.indexOf(seat) + 1 : 0;
  return t.start(carryOut, seat, (frame) => (t.game.mem[frame + l.target] = number));
}

describe('every icon', () => {
  test('unrest+: places 1 unrest in a province of the side', () => {
    const t = carried({ op: 'unrest+', side: 'E' }, {}, 'west');
    expect([t.actor, t.choices]).toEqual(['west', ['BB', 'EB', 'MV', 'SN', 'ST', 'TH']]);
    t.choose('SN');
    expect([t.isSettled, t.unrest('SN')]).toEqual([true, 1]);
  });

  test('unrest+: in West Berlin may spread to a supplier of East’s choice', () => {
    const t = carried({ op: 'unrest+', side: 'W', where: 'WB' }, { unrest: { WB: 3 } }, 'west');
    expect([t.actor, t.prompt, t.choices]).toEqual(['east', 'linkProtest', ['BW', 'NW', 'RP']]);
    t.choose('RP');
    expect([t.isSettled, t.unrest('WB')]).toEqual([true, 4]);
  });

  test('unrest+: in West Germany leaves West Berlin out', () => {
    const t = carried({ op: 'unrest+', side: 'W', where: 'WestGermany' }, {}, 'east');
    expect(t.choices).toEqual(['BW', 'BY', 'HE', 'NI', 'NW', 'RP', 'SH']);
    t.choose('BY');
    expect(t.isSettled).toBe(true);
  });

  test('unrest-: removes 1 where there is some, and lapses where there is none', () => {
    const t = carried({ op: 'unrest-', side: 'E' }, { unrest: { TH: 1, SN: 2 } }, 'east');
    expect(t.choices).toEqual(['SN', 'TH']);
    t.choose('TH');
    expect([t.isSettled, t.unrest('TH')]).toEqual([true, 0]);
    expect(carried({ op: 'unrest-', side: 'E' }, {}, 'east').isSettled).toBe(true);
  });

  test('moveUnrest: moves 1 between provinces of the East', () => {
    const t = carried({ op: 'moveUnrest', side: 'E' }, { unrest: { TH: 1, SN: 2 } }, 'east');
    expect(t.choices).toEqual(['SN', 'TH']);
    t.choose('SN');
    expect(t.choices).toEqual(['BB', 'EB', 'MV', 'ST', 'TH']);
    t.choose('MV');
    expect([t.isSettled, t.unrest('SN'), t.unrest('MV')]).toEqual([true, 1, 1]);
  });

  test('build: spends one point of the side', () => {
    const t = carried({ op: 'build', side: 'E', where: 'Rheinsberg' }, {}, 'east');
    expect([t.isSettled, t.sites]).toEqual([true, ['rheinsberg']]);
    const abroad = carried(
      { op: 'build', side: 'E', where: 'CSSR' },
      { factories: ['jena'] },
      'east',
    );
    expect(abroad.choices).toEqual(['cssr-north', 'cssr-south', 'jena--cssr-south']);
    abroad.choose('cssr-south');
    expect(abroad.isSettled).toBe(true);
  });

  test('dismantle: takes one point of the side, in its area', () => {
    const t = carried(
      { op: 'dismantle', side: 'W', where: 'NW' },
      { factories: ['koeln', 'koblenz', 'ulm'], lines: ['koeln--koblenz'] },
      'east',
    );
    expect([t.isSettled, t.sites]).toEqual([true, ['koblenz', 'koeln', 'ulm']]);
  });

  test('ls+: raises without asking about the economy and calms 1', () => {
    const t = carried({ op: 'ls+', side: 'E', where: 'SN' }, { unrest: { SN: 2 } }, 'east');
    expect([t.isSettled, t.standard('SN'), t.unrest('SN')]).toEqual([true, 1, 1]);
    const west = carried({ op: 'ls+', side: 'W' }, { sectors: [1, 0, 0] }, 'west');
    expect(west.choices).toContain('WB');
    west.choose('WB');
    expect([west.prompt, west.choices]).toEqual(['fillSector', ['american', 'british']]);
    west.choose('american');
    expect([west.isSettled, west.standard('WB')]).toEqual([true, 2]);
  });

  test('ls+noUnrest: raises and leaves the unrest', () => {
    const t = carried({ op: 'ls+noUnrest', side: 'W', where: 'BY' }, { unrest: { BY: 2 } }, 'west');
    expect([t.isSettled, t.standard('BY'), t.unrest('BY')]).toEqual([true, 1, 2]);
  });

  test('ls-: lowers a province that has something to lose', () => {
    const t = carried({ op: 'ls-', side: 'E' }, { standard: { SN: 1, TH: 2 } }, 'west');
    expect(t.choices).toEqual(['SN', 'TH']);
    t.choose('TH');
    expect([t.isSettled, t.standard('TH')]).toEqual([true, 1]);
  });

  test('stop: removes a factory abroad with the lines next to it', () => {
    const t = carried(
      { op: 'stop', side: 'E', where: 'Polska' },
      { factories: ['polska-north', 'schwedt', 'cssr-north'], lines: ['schwedt--polska-north'] },
      'west',
    );
    expect([t.isSettled, t.sites]).toEqual([true, ['cssr-north', 'schwedt']]);
  });

  test('rundown: runs an own factory of the East down', () => {
    const t = carried(
      { op: 'rundown', side: 'E' },
      { factories: ['jena', 'polska-north', 'leipzig'], rundown: ['cottbus'] },
      'west',
    );
    expect(t.choices).toEqual(['jena', 'leipzig']);
    t.choose('jena');
    expect(t.isSettled).toBe(true);
  });

  test('repair: makes a factory whole again', () => {
    const t = carried(
      { op: 'repair', side: 'E', where: 'EB' },
      { rundown: ['east-berlin'] },
      'east',
    );
    expect([t.isSettled, t.logged('repair', 1).length]).toEqual([true, 1]);
  });

  test('police: gives the card to East after the event, whoever plays it', () => {
    covered.add('police');
    const t = scenario({ decade: 3, display: ['spring-guns-on-the-border'] });
    t.plays('west', 'spring-guns-on-the-border', 'event').choose('done');
    while (t.prompt === 'nextItem') t.choose(t.choices[0]);
    expect([t.isSettled, t.where('spring-guns-on-the-border')]).toEqual([true, 'police']);
  });

  test('removeMassProtest: cuts a province to 3 unrest', () => {
    const t = carried({ op: 'removeMassProtest', side: 'E' }, { unrest: { SN: 9, TH: 3 } }, 'east');
    expect([t.isSettled, t.unrest('SN'), t.unrest('TH')]).toEqual([true, 3, 3]);
  });

  test('wallBuild: the wall stands from now on', () => {
    const t = carried({ op: 'wallBuild' }, {}, 'east');
    expect(t.logged('wall', 1)).toEqual([[1]]);
    expect(t.isSettled).toBe(true);
  });

  test('wallRemove: the wall comes down', () => {
    const t = carried({ op: 'wallRemove' }, { wall: 'standing' }, 'east');
    expect(t.logged('wall', 1)).toEqual([[2]]);
    expect(t.isSettled).toBe(true);
  });

  test('stasiDisband: returns an unrest for each exhausted card, each elsewhere', () => {
    const police = ['stasi-is-founded', 'stalinist-purges'];
    const t = carried({ op: 'stasiDisband' }, { decade: 4, police, exhausted: 2 }, 'east');
    expect([t.actor, t.prompt]).toEqual(['east', 'stasiUnrest']);
    t.choose('SN');
    expect(t.choices).toEqual(['BB', 'EB', 'MV', 'ST', 'TH']);
    t.choose('TH');
    expect([t.isSettled, t.where('stasi-is-founded'), t.unrest('SN')]).toEqual([true, 'gone', 1]);
  });

  test('stasiDisband: the seventh unrest goes where East likes (2+2 §10)', () => {
    const police = [
      'stasi-is-founded',
      'stalinist-purges',
      'career-bans-for-critical-socialists',
      'doubling-the-number-of-informal-agents',
      'spring-guns-on-the-border',
      'stasi-raids-dissident-samizdat-printers',
      'new-iii-8',
    ];
    const t = carried({ op: 'stasiDisband' }, { decade: 4, police, exhausted: 7 }, 'ussr');
    t.choose('SN', 'TH', 'BB', 'EB', 'MV');
    // The sixth province is the only one left; then all are open again.
    expect([t.actor, t.unrest('ST'), t.choices]).toEqual([
      'east',
      1,
      ['BB', 'EB', 'MV', 'SN', 'ST', 'TH'],
    ]);
    t.choose('EB');
    expect([t.isSettled, t.unrest('EB'), t.unrest('SN')]).toEqual([true, 2, 1]);
  });

  test('police: none is gained once the Stasi is gone', () => {
    const t = scenario({ decade: 4, display: ['stasi-raids-dissident-samizdat-printers'] });
    t.game.mem[STASI_DISBANDED] = 1;
    t.plays('east', 'stasi-raids-dissident-samizdat-printers', 'event');
    while (t.prompt === 'nextItem') t.choose(t.choices[0]);
    expect([t.isSettled, t.where('stasi-raids-dissident-samizdat-printers')]).toEqual([
      true,
      'played',
    ]);
  });

  test('guillaume: lets East look at the hand of the West and exchange a card', () => {
    const hands = { west: ['prague-spring'], east: ['1973-oil-crisis'], usa: ['spiegel-scandal'] };
    const t = carried({ op: 'guillaume' }, { decade: 3, hands }, 'ussr');
    expect([t.actor, t.choices]).toEqual(['east', ['nothing', 'topOfDeck', 'westHand']]);
    t.choose('westHand');
    expect(t.choices).toEqual(['done', 'prague-spring']);
    t.choose('prague-spring', '1973-oil-crisis');
    expect(t.isSettled).toBe(true);
    expect([t.handOf('west'), t.handOf('east')]).toEqual([['1973-oil-crisis'], ['prague-spring']]);
  });

  test('guillaume: or at two cards of the deck, of which one may go', () => {
    const t = carried(
      { op: 'guillaume' },
      { decade: 3, hands: { east: ['prague-spring'] } },
      'east',
    );
    expect(t.choices).toEqual(['nothing', 'topOfDeck']);
    t.choose('topOfDeck', 'red-army-faction', 'steel-crisis');
    expect([t.actor, t.choices]).toEqual(['east', ['done', 'red-army-faction', 'steel-crisis']]);
    t.choose('steel-crisis', 'takeCard', 'prague-spring');
    expect([t.isSettled, t.handOf('east')]).toEqual([true, ['steel-crisis']]);
    // Looking is not drawing: East alone is told what it saw, all that a card was exchanged.
    const codes = t.log.map((entry) => [entry.code, canRead(entry, 0)]);
    expect(codes).toEqual([
      ['guillaume', true],
      ['lookAt', false],
      ['lookAt', false],
      ['exchangeHidden', true],
    ]);
  });

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

  test('armsCostUp: makes every arms race card cost $1 more', () => {
    const t = carried({ op: 'arrow', track: 'arms', delta: -1 }, { armsCostUp: true }, 'usa');
    t.choose('0');
    expect([t.isSettled, t.treasury]).toEqual([true, [4, 6]]);
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

test('no icon is left out', () => {
  expect(OPS.filter((op) => !covered.has(op))).toEqual([]);
});
