import { describe, expect, test } from 'vitest';
import { scenario } from '../testing/scenario.ts';

describe('removing unrest', () => {
  test('is free with a card of the own colour', () => {
    const t = scenario({ unrest: { MV: 1, TH: 2 }, display: ['land-reform'] }).plays(
      'east',
      'land-reform',
      'removeUnrest',
    );
    expect([t.actor, t.prompt, t.choices]).toEqual(['east', 'removeUnrest', ['MV', 'TH']]);
    t.choose('TH');
    expect([t.isSettled, t.unrest('TH'), t.where('land-reform')]).toEqual([true, 1, 'played']);
  });

  test('costs a point of the own economy with any other card', () => {
    const t = scenario({
      unrest: { BY: 2 },
      factories: ['ulm', 'koeln'],
      display: ['land-reform'],
    }).plays('west', 'land-reform', 'removeUnrest');
    t.choose('BY');
    expect([t.prompt, t.choices]).toEqual(['dismantle', ['koeln', 'ulm']]);
    t.choose('ulm');
    expect([t.isSettled, t.unrest('BY'), t.sites]).toEqual([true, 1, ['koeln']]);
  });

  test('is not offered to whoever cannot pay, nor where there is nothing to remove', () => {
    const poor = scenario({ unrest: { BY: 2 }, display: ['land-reform'] });
    expect(poor.plays('west', 'land-reform').choices).toEqual(['build']);
    const calm = scenario({ factories: ['ulm'], display: ['land-reform'] });
    expect(calm.plays('west', 'land-reform').choices).toEqual(['build', 'livingStandard']);
  });
});

describe('building', () => {
  test('spends up to the value of the card for its side', () => {
    const t = scenario({ display: ['forced-merger-of-kpd-and-spd'] });
    t.plays('east', 'forced-merger-of-kpd-and-spd', 'build').choose('rostock');
    expect(t.choices).toContain('rostock--neubrandenburg');
    t.choose('neubrandenburg', 'rostock--neubrandenburg');
    expect(t.isSettled).toBe(true);
    expect(t.sites).toEqual(['neubrandenburg', 'rostock', 'rostock--neubrandenburg']);
  });

  test('may stop early, even at once', () => {
    const t = scenario({ display: ['forced-merger-of-kpd-and-spd'] });
    t.plays('east', 'forced-merger-of-kpd-and-spd', 'build').choose('done');
    expect([t.isSettled, t.sites]).toEqual([true, []]);
  });

  test('has the value of the other side for the other player', () => {
    const t = scenario({ display: ['forced-merger-of-kpd-and-spd'] });
    t.plays('west', 'forced-merger-of-kpd-and-spd', 'build').choose('kiel');
    expect([t.isSettled, t.sites]).toEqual([true, ['kiel']]);
  });
});

describe('raising the living standard', () => {
  const rostock = {
    factories: ['rostock', 'neubrandenburg'],
    lines: ['rostock--neubrandenburg'],
  } as const;

  test('wants 3 economy a level and calms one unrest', () => {
    const t = scenario({ ...rostock, unrest: { MV: 3 }, display: ['stasi-is-founded'] });
    t.plays('east', 'stasi-is-founded', 'livingStandard');
    expect([t.prompt, t.choices]).toEqual(['raiseStandard', ['MV', 'done']]);
    t.choose('MV');
    expect([t.isSettled, t.standard('MV'), t.unrest('MV')]).toEqual([true, 1, 2]);
  });

  test('the card fills gaps: at most 2 in a province and its value in all', () => {
    const t = scenario({ factories: ['jena', 'leipzig'], display: ['goettingen-eighteen'] });
    t.plays('east', 'goettingen-eighteen', 'livingStandard');
    expect(t.choices).toEqual(['SN', 'TH', 'done']);
    // 2 of 3 are used for Saxony: Thuringia would want 2 more.
    t.choose('SN');
    expect([t.isSettled, t.standard('SN'), t.standard('TH')]).toEqual([true, 1, 0]);
  });

  test('goes to three provinces at most, each but once', () => {
    const t = scenario({
      factories: [
        'kassel',
        'giessen',
        'fulda',
        'ulm',
        'stuttgart',
        'heilbronn',
        'kiel',
        'flensburg',
        'bremen',
        'hannover',
        'wolfsburg',
      ],
      display: ['land-reform'],
    });
    t.plays('west', 'land-reform', 'livingStandard');
    expect(t.choices).toEqual(['BW', 'HE', 'NI', 'SH', 'done']);
    t.choose('HE', 'NI');
    expect(t.choices).toEqual(['BW', 'SH', 'done']);
    t.choose('SH');
    expect([t.isSettled, t.standard('BW')]).toEqual([true, 0]);
  });

  test('West says which province Hamburg counts for', () => {
    const t = scenario({ factories: ['hamburg', 'kiel', 'bremen'], display: ['land-reform'] });
    t.plays('west', 'land-reform', 'livingStandard');
    expect([t.prompt, t.choices]).toEqual(['hamburg', ['NI', 'SH']]);
    t.choose('SH');
    expect(t.choices).toEqual(['NI', 'SH', 'done']);
    t.choose('SH');
    // One of two is used up; Bremen alone would want two.
    expect([t.isSettled, t.standard('SH'), t.standard('NI')]).toEqual([true, 1, 0]);
  });

  test('East says which province a factory abroad counts for', () => {
    const t = scenario({
      factories: ['neubrandenburg', 'schwedt', 'polska-north'],
      lines: ['neubrandenburg--polska-north', 'schwedt--polska-north'],
      display: ['stasi-is-founded'],
    });
    t.plays('east', 'stasi-is-founded', 'livingStandard');
    expect([t.prompt, t.choices]).toEqual(['abroad', ['BB', 'MV']]);
    t.choose('BB');
    expect(t.choices).toEqual(['BB', 'MV', 'done']);
    t.choose('BB', 'MV');
    expect([t.isSettled, t.standard('BB'), t.standard('MV')]).toEqual([true, 1, 1]);
  });

  test('is offered where only a factory abroad makes it possible', () => {
    const t = scenario({
      factories: ['schwedt', 'polska-south', 'east-berlin'],
      lines: ['schwedt--polska-south', 'east-berlin--polska-south'],
      rundown: ['jena'],
      standard: { BB: 1, EB: 9, MV: 9, ST: 9, SN: 9, TH: 9 },
      display: ['stasi-is-founded'],
    });
    // Brandenburg has 2 and gets 3 from Poland: 1 short of 6.
    expect(t.plays('east', 'stasi-is-founded').choices).toContain('livingStandard');
    t.choose('livingStandard', 'BB', 'BB');
    expect([t.isSettled, t.standard('BB')]).toEqual([true, 2]);
  });

  test('a supplier may hand its new level on to its sector of West Berlin', () => {
    const t = scenario({
      factories: ['koblenz', 'saarbruecken', 'kaiserslautern'],
      unrest: { RP: 2, WB: 3 },
      display: ['land-reform'],
    });
    t.plays('west', 'land-reform', 'livingStandard').choose('RP');
    expect([t.prompt, t.choices]).toEqual(['passOn', ['keep', 'passOn']]);
    t.choose('passOn');
    expect([t.standard('RP'), t.standard('WB'), t.unrest('RP'), t.unrest('WB')]).toEqual([
      0, 1, 2, 2,
    ]);
    expect(t.isSettled).toBe(true);
  });

  test('sectors of West Berlin are filled evenly, and only from above', () => {
    const factories = ['koblenz', 'saarbruecken', 'kaiserslautern'] as const;
    const uneven = scenario({
      factories,
      sectors: [1, 0, 0],
      standard: { RP: 0 },
      display: ['land-reform'],
    });
    uneven.plays('west', 'land-reform', 'livingStandard').choose('RP');
    expect([uneven.isSettled, uneven.standard('RP')]).toEqual([true, 1]);
  });
});

describe('a turn', () => {
  test('offers display and own hand, the special card to East alone', () => {
    const cards = {
      display: ['land-reform', 'russian-tanks'],
      hands: { west: ['berlin-airlift'], east: ['1953-uprising'] },
    };
    expect(scenario(cards).turn('west').choices).toEqual(['berlin-airlift', 'land-reform']);
    expect(scenario(cards).turn('east').choices).toEqual([
      '1953-uprising',
      'land-reform',
      'russian-tanks',
    ]);
  });

  test('red events are for East, yellow ones for West, neutral ones for both', () => {
    const display = ['land-reform', 'berlin-airlift', 'nato-membership-and-rearmament'];
    const mayUse = (seat: 'west' | 'east', card: string): boolean =>
      scenario({ display }).plays(seat, card).choices.includes('event');
    expect(display.map((card) => mayUse('west', card))).toEqual([false, true, true]);
    expect(display.map((card) => mayUse('east', card))).toEqual([true, false, true]);
  });
});

describe('socialists', () => {
  test('calm mass protests after an action, one unrest each', () => {
    const t = scenario({ unrest: { SN: 5 }, box: 3, display: ['land-reform'] });
    t.plays('west', 'land-reform', 'build').choose('done');
    expect([t.isSettled, t.unrest('SN'), t.box]).toEqual([true, 3, 1]);
  });

  test('East distributes them where they are too few', () => {
    const t = scenario({ unrest: { SN: 5, TH: 4 }, box: 2, display: ['land-reform'] });
    t.plays('west', 'land-reform', 'build').choose('done');
    expect([t.actor, t.prompt, t.choices]).toEqual(['east', 'placeSocialist', ['SN', 'TH']]);
    t.choose('SN', 'TH');
    expect([t.isSettled, t.unrest('SN'), t.unrest('TH'), t.box]).toEqual([true, 4, 3, 0]);
  });

  test('the police may act after the action also when the box is empty, or nobody protests', () => {
    const position = {
      police: ['stasi-is-founded', 'stalinist-purges'],
      unrest: { SN: 4, TH: 1 },
      display: ['land-reform'],
    };
    const t = scenario(position).plays('east', 'land-reform', 'build').choose('done');
    expect([t.actor, t.prompt, t.choices]).toEqual(['east', 'endTurn', ['done', 'police']]);
    t.choose('police');
    expect([t.prompt, t.choices]).toEqual(['policeAction', ['SN', 'TH', 'police']]);
    t.choose('SN');
    expect([t.prompt, t.choices]).toEqual(['endTurn', ['done', 'police']]);
    t.choose('police', 'TH');
    expect([t.isSettled, t.unrest('SN'), t.unrest('TH')]).toEqual([true, 3, 0]);
    // Without unrest or without fresh police there is nothing to decide.
    const calm = scenario({ ...position, unrest: {} }).plays('east', 'land-reform', 'build');
    expect(calm.choose('done').isSettled).toBe(true);
    const tired = scenario({ ...position, exhausted: 2 }).plays('east', 'land-reform', 'build');
    expect(tired.choose('done').isSettled).toBe(true);
  });

  test('East may send the police first in its own turn, and spare them', () => {
    const position = {
      decade: 4,
      police: ['stasi-is-founded', 'stalinist-purges'],
      exhausted: 1,
      unrest: { SN: 4, TH: 2 },
      box: 2,
      display: ['land-reform'],
    };
    const t = scenario(position).plays('east', 'land-reform', 'build').choose('done');
    expect([t.actor, t.prompt, t.choices]).toEqual(['east', 'endTurn', ['done', 'police']]);
    t.choose('police', 'SN');
    expect([t.isSettled, t.unrest('SN'), t.box]).toEqual([true, 3, 2]);
    const other = scenario(position).plays('east', 'land-reform', 'build').choose('done', 'done');
    expect([other.isSettled, other.unrest('SN'), other.box]).toEqual([true, 3, 1]);
    // Not in a turn of the West, nor without police that can act.
    const west = scenario(position).plays('west', 'land-reform', 'build').choose('done');
    expect([west.isSettled, west.box]).toEqual([true, 1]);
    const tired = scenario({ ...position, exhausted: 2 });
    tired.plays('east', 'land-reform', 'build').choose('done');
    expect([tired.isSettled, tired.box]).toEqual([true, 1]);
  });
});

describe('the special card', () => {
  test('costs East a hand card or gives West one', () => {
    const position = {
      unrest: { EB: 5 },
      display: ['russian-tanks', 'land-reform'],
      hands: { east: ['1953-uprising', 'berlin-airlift'] },
    };
    const t = scenario(position).plays('east', 'russian-tanks');
    expect([t.prompt, t.choices]).toEqual(['specialCost', ['discardCard', 'letDraw']]);
    t.choose('discardCard', 'berlin-airlift');
    expect([t.prompt, t.where('berlin-airlift')]).toEqual(['nextItem', 'gone']);
    const other = scenario(position).plays('east', 'russian-tanks', 'letDraw');
    expect([other.actor, other.prompt]).toEqual(['chance', 'draw']);
    other.choose('saar-protectorate');
    expect(other.handOf('west')).toEqual(['saar-protectorate']);
  });

  test('of decade I ends mass protests and costs prestige', () => {
    const t = scenario({
      unrest: { EB: 5, ST: 2 },
      display: ['russian-tanks'],
      hands: { east: ['berlin-airlift'] },
    });
    t.plays('east', 'russian-tanks', 'discardCard');
    t.choose('0');
    expect(t.unrest('EB')).toBe(3);
    t.choose('1', '2', 'ST', '3', 'ST', '4');
    expect([t.isSettled, t.unrest('ST'), t.track('prestige'), t.track('socialists')]).toEqual([
      true,
      0,
      -1,
      1,
    ]);
  });
});
