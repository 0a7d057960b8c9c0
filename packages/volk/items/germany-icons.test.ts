import { canRead } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { OPS } from '../deck/schema.ts';
import { STASI_DISBANDED } from '../state.ts';
import { carried, covered } from '../testing/icons.ts';
import { scenario } from '../testing/scenario.ts';

describe('icons of the Germanies', () => {
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

  test('none is left out', () => {
    const own = OPS.slice(0, OPS.indexOf('dove-'));
    expect(own.filter((op) => !covered.has(op))).toEqual([]);
  });
});
