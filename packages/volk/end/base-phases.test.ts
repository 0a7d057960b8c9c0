import { describe, expect, test } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import { PHASE } from '../state.ts';
import type { Program } from '@brink/kernel';
import type { Volk } from '../volk.ts';
import type { Position, Scenario } from '../testing/scenario.ts';
import { flight } from './01-flight.ts';
import { prestige } from './02-prestige.ts';
import { currency, currencyOf } from './03-currency.ts';
import { policeUpkeep } from './04-police-upkeep.ts';
import { standardUpkeep } from './05-standard-upkeep.ts';
import { comparison } from './06-comparison.ts';
import { eastWest } from './07-east-west.ts';
import { policeAtEnd } from './08-police-action.ts';
import { socialists } from './09-socialists.ts';
import { collapse } from './10-collapse.ts';
import { endOfDecade } from './end-of-decade.ts';

function phase(number: number, program: Program<Volk>, position: Position): Scenario {
  const t = scenario(position);
  t.game.mem[PHASE] = number;
  return t.start(program);
}

describe('1 flight', () => {
  test('adds runners, red police, the best of the West and a protest, less the worst of the East', () => {
    const t = phase(1, flight, {
      played: ['forced-merger-of-kpd-and-spd', 'reparations-agreement-with-israel'],
      police: ['stasi-is-founded', 'stalinist-purges'],
      standard: { BY: 2, MV: 1, BB: 1, EB: 1, ST: 1, SN: 1, TH: 1 },
      unrest: { SN: 4 },
      factories: ['jena', 'leipzig', 'rostock'],
    });
    expect(t.logged('flight')).toEqual([[2, 1, 2, 1, 1, 0]]);
    // Five steps are two points; West has prestige and picks first.
    expect([t.actor, t.prompt, t.choices]).toEqual([
      'west',
      'dismantle',
      ['jena', 'leipzig', 'rostock'],
    ]);
    t.choose('jena');
    expect([t.actor, t.choices]).toEqual(['east', ['leipzig', 'rostock']]);
    t.choose('rostock');
    expect([t.isSettled, t.sites]).toEqual([true, ['leipzig']]);
  });

  test('is never less than nothing, and a protest in the West keeps people', () => {
    const t = phase(1, flight, { unrest: { BY: 4 }, factories: ['jena'] });
    expect([t.isSettled, t.logged('flightValue', 1)]).toEqual([true, [[0]]]);
  });

  test('stops at the wall, which costs a point of East’s choice and prestige', () => {
    const t = phase(1, flight, {
      wall: 'standing',
      factories: ['jena', 'leipzig'],
      tracks: { prestige: 1 },
    });
    expect([t.actor, t.prompt]).toEqual(['east', 'dismantle']);
    t.choose('jena');
    expect([t.isSettled, t.track('prestige')]).toEqual([true, 0]);
  });

  test('of people from a state with nothing left is its end', () => {
    const t = phase(1, flight, { standard: { BY: 4 }, rundown: ['jena'] });
    expect(t.result).toEqual({ winners: ['west'], manner: 'insolvency' });
  });
});

describe('2 prestige', () => {
  test('lets its holder take his box or one nearer to the centre', () => {
    const t = phase(2, prestige, { tracks: { prestige: 3 }, unrest: { SN: 1, TH: 1 } });
    expect([t.actor, t.prompt, t.choices]).toEqual(['east', 'prestigeBox', ['1', '2', '3']]);
    t.choose('2', 'TH');
    expect([t.isSettled, t.unrest('TH')]).toEqual([true, 0]);
  });

  test('lets West choose what East suffers', () => {
    const t = phase(2, prestige, { tracks: { prestige: -3 } });
    expect(t.choices).toEqual(['-1', '-2', '-3']);
    t.choose('-3');
    expect([t.actor, t.prompt]).toEqual(['west', 'placeUnrest']);
    t.choose('EB');
    expect([t.isSettled, t.unrest('EB')]).toEqual([true, 1]);
  });

  test('dismantles where nothing can run down', () => {
    const t = phase(2, prestige, {
      tracks: { prestige: -1 },
      rundown: ['jena'],
      lines: ['schwedt--polska-north'],
    });
    expect([t.isSettled, t.sites]).toEqual([true, ['jena']]);
  });

  test('does nothing in the centre', () => {
    expect(phase(2, prestige, {}).isSettled).toBe(true);
  });
});

describe('3 western currency', () => {
  const west = ['kiel', 'bremen', 'koeln', 'kassel', 'koblenz', 'ulm', 'muenchen'] as const;

  test('is the track and the exporting provinces less all living standard of the East', () => {
    const t = phase(3, currency, {
      factories: [...west, 'rostock', 'jena'],
      standard: { MV: 1, TH: 2, SN: 2 },
      tracks: { westernCurrency: 1 },
    });
    expect([t.logged('exportFactories', 1), t.logged('currency', 4)]).toEqual([
      [[1]],
      [[1, 2, 5, -2]],
    ]);
    expect([t.actor, t.prompt, t.choices]).toEqual(['west', 'rundown', ['jena', 'rostock']]);
    t.choose('jena');
    expect(t.isSettled).toBe(true);
  });

  test('a factory worth nothing exports where the West has a province without any', () => {
    const exporting = (factories: Position['factories']): number => {
      const t = scenario({ factories, rundown: ['jena', 'rostock'] });
      return currencyOf(t.game).exporting;
    };
    // Thuringia and Mecklenburg have one of value 0, the other four have none at all.
    expect(exporting(['kiel'])).toBe(2);
    expect(exporting(west)).toBe(0);
  });

  test('goes on with dismantling when no factory is left to run down', () => {
    const t = phase(3, currency, {
      factories: ['jena', 'polska-north'],
      lines: ['schwedt--polska-north'],
      standard: { TH: 4 },
      tracks: { prestige: 1 },
    });
    // 0 + 1 exporting − 4: Jena runs down, then the road goes; a factory abroad saves nobody.
    expect(t.result).toEqual({ winners: ['west'], manner: 'insolvency' });
  });

  test('a surplus does nothing', () => {
    expect(phase(3, currency, { tracks: { westernCurrency: 3 } }).isSettled).toBe(true);
  });
});

test('4 police: every card costs East a point, or the state', () => {
  const police = ['stasi-is-founded', 'stalinist-purges'];
  const t = phase(4, policeUpkeep, { police, factories: ['jena', 'leipzig', 'rostock'] });
  expect(t.actor).toBe('east');
  t.choose('jena', 'leipzig');
  expect([t.isSettled, t.sites]).toEqual([true, ['rostock']]);
  expect(phase(4, policeUpkeep, { police, factories: ['jena'] }).result?.manner).toBe('insolvency');
});

describe('5 living standard', () => {
  test('above the export factory is lost', () => {
    const t = phase(5, standardUpkeep, {
      factories: ['jena', 'leipzig'],
      lines: ['leipzig--jena-near', 'jena--leipzig-near'],
      standard: { TH: 3, SN: 2, MV: 1 },
    });
    expect([t.isSettled, t.standard('TH'), t.standard('SN'), t.standard('MV')]).toEqual([
      true,
      2,
      2,
      0,
    ]);
  });

  test('West says where Hamburg counts if that matters', () => {
    const t = phase(5, standardUpkeep, { factories: ['hamburg'], standard: { SH: 1, NI: 1 } });
    expect([t.actor, t.prompt, t.choices]).toEqual(['west', 'hamburg', ['NI', 'SH']]);
    t.choose('NI');
    expect([t.isSettled, t.standard('NI'), t.standard('SH')]).toEqual([true, 1, 0]);
  });

  test('of West Berlin ends with the weakest of its suppliers', () => {
    const t = phase(5, standardUpkeep, { factories: ['koeln', 'ulm'], sectors: [0, 1, 1] });
    expect([t.actor, t.prompt, t.choices]).toEqual([
      'west',
      'emptySector',
      ['american', 'british'],
    ]);
    t.choose('british');
    expect([t.isSettled, t.standard('WB')]).toEqual([true, 1]);
  });
});

test('6 comparison: a lag of two or more brings unrest, in West Berlin any lag', () => {
  const t = phase(6, comparison, {
    standard: { BY: 3, HE: 2, NI: 1, SN: 2, TH: 1 },
    sectors: [1, 0, 0],
    unrest: { WB: 1 },
  });
  expect([t.unrest('HE'), t.unrest('NI'), t.unrest('SH'), t.unrest('WB')]).toEqual([0, 1, 2, 3]);
  expect([t.unrest('TH'), t.unrest('MV'), t.isSettled]).toEqual([0, 1, true]);
});

describe('7 East and West', () => {
  test('each province is compared with one poorer neighbour of its owner’s choice', () => {
    const t = phase(7, eastWest, { standard: { BY: 3, SN: 1, TH: 1 } });
    expect([t.actor, t.prompt, t.choices]).toEqual(['west', 'attack', ['SN', 'TH']]);
    t.choose('SN');
    expect([t.unrest('SN'), t.unrest('TH')]).toEqual([2, 0]);
    // Thuringia and Saxony are above Hesse, and Thuringia alone touches it.
    expect([t.unrest('HE'), t.unrest('BY'), t.isSettled]).toEqual([1, 0, true]);
  });

  test('mass protests weaken, as they were when the phase began', () => {
    const t = phase(7, eastWest, { standard: { SH: 2 }, unrest: { SH: 4 } });
    expect([t.isSettled, t.unrest('MV')]).toEqual([true, 1]);
  });

  test('West Berlin strikes both its neighbours', () => {
    const t = phase(7, eastWest, { sectors: [1, 1, 0], standard: { EB: 1 } });
    expect([t.isSettled, t.unrest('BB'), t.unrest('EB')]).toEqual([true, 2, 1]);
  });

  test('East strikes back, and a protest in West Berlin spreads', () => {
    const t = phase(7, eastWest, { standard: { EB: 2 }, unrest: { WB: 2 } });
    expect([t.actor, t.prompt]).toEqual(['east', 'linkProtest']);
    t.choose('NW');
    expect([t.isSettled, t.unrest('WB')]).toEqual([true, 4]);
  });
});

test('8 police: those not exhausted remove unrest, then all are fresh', () => {
  const police = ['stasi-is-founded', 'stalinist-purges'];
  const t = phase(8, policeAtEnd, { police, exhausted: 1, unrest: { SN: 1, TH: 1 } });
  expect([t.actor, t.prompt, t.choices]).toEqual(['east', 'policeAction', ['SN', 'TH']]);
  t.choose('SN');
  expect([t.isSettled, t.unrest('SN'), t.unrest('TH')]).toEqual([true, 0, 1]);
});

describe('9 socialists', () => {
  test('come into the box and calm protests', () => {
    const t = phase(9, socialists, { tracks: { socialists: 3 }, unrest: { SN: 4 } });
    expect([t.isSettled, t.box, t.unrest('SN')]).toEqual([true, 1, 3]);
  });

  test('leave the box first, then the map, West picking; unrest returns', () => {
    const t = phase(9, socialists, {
      tracks: { socialists: -4 },
      box: 1,
      socialists: { SN: 1, TH: 1 },
    });
    expect([t.actor, t.prompt, t.choices]).toEqual(['west', 'giveUpSocialist', ['SN', 'TH']]);
    t.choose('TH');
    expect([t.isSettled, t.box, t.unrest('TH')]).toEqual([true, 0, 1]);
  });

  test('too many win for East, too few for West', () => {
    const many = phase(9, socialists, { tracks: { socialists: 1 }, box: 12 });
    expect(many.result).toEqual({ winners: ['east'], manner: 'triumphOfSocialism' });
    const few = phase(9, socialists, { tracks: { socialists: -2 } });
    expect(few.result).toEqual({ winners: ['west'], manner: 'socialismFails' });
  });
});

describe('10 collapse', () => {
  test('four mass protests bring a state down', () => {
    expect(phase(10, collapse, { unrest: { BY: 8, HE: 8 } }).result).toEqual({
      winners: ['east'],
      manner: 'collapse',
    });
    expect(phase(10, collapse, { unrest: { SN: 16 } }).result).toEqual({
      winners: ['west'],
      manner: 'collapse',
    });
    expect(phase(10, collapse, { unrest: { SN: 15, BY: 15 } }).isSettled).toBe(true);
  });

  test('if both fall East wins, and if none falls in the last decade', () => {
    const both = phase(10, collapse, { unrest: { SN: 16, BY: 16 } });
    expect(both.result).toEqual({ winners: ['east'], manner: 'bothCollapse' });
    expect(phase(10, collapse, { decade: 4 }).result).toEqual({
      winners: ['east'],
      manner: 'survival',
    });
  });
});

test('the phases follow each other in order', () => {
  const t = scenario({ factories: ['jena'], tracks: { westernCurrency: 6 } }).start(endOfDecade);
  expect([t.isSettled, t.logged('phase', 1).flat()]).toEqual([
    true,
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  ]);
});
