import { members, newMask } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { cityNumber } from '../data/cities.ts';
import { provinceNumber } from '../data/provinces.ts';
import { choiceName } from '../notation.ts';
import { EAST, WEST } from '../sides.ts';
import { scenario, type Scenario } from '../testing/scenario.ts';
import {
  canDismantle,
  economyOf,
  exportValue,
  factoryValue,
  offerBuilding,
  offerDismantling,
} from './economy.ts';

const building = (t: Scenario, side: number): string[] => {
  const mask = newMask();
  offerBuilding(t.game, side, 0, mask);
  return members(mask).map((site) => choiceName('site', site));
};
const dismantling = (t: Scenario, side: number): string[] => {
  const mask = newMask();
  offerDismantling(t.game, side, 0, mask);
  return members(mask).map((site) => choiceName('site', site));
};
const value = (t: Scenario, city: Parameters<typeof cityNumber>[0]): number =>
  factoryValue(t.game, cityNumber(city));

describe('a factory', () => {
  test('is worth 1 and one more for each working connection', () => {
    const t = scenario({
      factories: ['rostock', 'neubrandenburg', 'magdeburg'],
      lines: ['rostock--neubrandenburg', 'rostock--magdeburg-near', 'neubrandenburg--schwedt'],
    });
    expect([value(t, 'rostock'), value(t, 'neubrandenburg'), value(t, 'magdeburg')]).toEqual([
      2, 2, 1,
    ]);
  });

  test('counts a connection of two lines only when both are built', () => {
    const lines = ['rostock--magdeburg-near', 'magdeburg--rostock-near'];
    const t = scenario({ factories: ['rostock', 'magdeburg'], lines });
    expect([value(t, 'rostock'), value(t, 'magdeburg')]).toEqual([2, 2]);
  });

  test('loses 1 when run down and still serves its neighbours', () => {
    const t = scenario({
      factories: ['rostock'],
      rundown: ['neubrandenburg'],
      lines: ['rostock--neubrandenburg'],
    });
    expect([value(t, 'rostock'), value(t, 'neubrandenburg')]).toEqual([2, 1]);
  });

  test('of Rheinsberg is worth 2, run down 1', () => {
    expect(value(scenario({ factories: ['rheinsberg'] }), 'rheinsberg')).toBe(2);
    expect(value(scenario({ rundown: ['rheinsberg'] }), 'rheinsberg')).toBe(1);
  });
});

describe('a province', () => {
  test('adds up its factories; one abroad counts where it reaches a single province', () => {
    const t = scenario({
      factories: ['neubrandenburg', 'polska-north'],
      lines: ['neubrandenburg--polska-north'],
    });
    expect(economyOf(t.game, provinceNumber('MV'))).toBe(2 + 2);
    expect(economyOf(t.game, provinceNumber('BB'))).toBe(0);
  });

  test('exports from its best factory, never from abroad; Hamburg where it counts', () => {
    const t = scenario({
      factories: ['hamburg', 'kiel', 'polska-north', 'schwedt'],
      lines: ['kiel--hamburg', 'schwedt--polska-north'],
    });
    const [sh, ni, bb] = [provinceNumber('SH'), provinceNumber('NI'), provinceNumber('BB')];
    expect([exportValue(t.game, sh, ni), exportValue(t.game, ni, ni)]).toEqual([2, 2]);
    expect([exportValue(t.game, ni, sh), exportValue(t.game, bb, -1)]).toEqual([0, 2]);
  });
});

describe('building', () => {
  test('needs a factory next to a line; the second half of a road follows the first', () => {
    const t = scenario({ factories: ['rostock'] });
    const lines = building(t, EAST).filter((site) => site.includes('--'));
    expect(lines).toEqual(['rostock--neubrandenburg', 'rostock--magdeburg-near']);
    const second = scenario({ factories: ['rostock'], lines: ['rostock--magdeburg-near'] });
    expect(building(second, EAST)).toContain('magdeburg--rostock-near');
  });

  test('reaches every empty city at home, but neither Rheinsberg nor abroad', () => {
    const cities = building(scenario(), EAST);
    expect(cities).toHaveLength(12);
    expect(cities).not.toContain('rheinsberg');
    expect(building(scenario(), WEST)).toHaveLength(25);
  });

  test('stops under mass protest, for lines at both ends', () => {
    const t = scenario({ factories: ['rostock'], unrest: { MV: 4 } });
    expect(building(t, EAST)).not.toContain('neubrandenburg');
    expect(building(t, EAST).filter((site) => site.includes('--'))).toEqual([]);
    const far = scenario({ factories: ['schwedt'], unrest: { MV: 4 } });
    expect(building(far, EAST)).not.toContain('neubrandenburg--schwedt');
    expect(building(far, EAST)).toContain('schwedt--polska-north');
  });

  test('goes on in Hamburg while one of its provinces is calm', () => {
    expect(building(scenario({ unrest: { SH: 4 } }), WEST)).toContain('hamburg');
    expect(building(scenario({ unrest: { SH: 4, NI: 4 } }), WEST)).not.toContain('hamburg');
  });
});

describe('dismantling', () => {
  test('takes lines, or factories that no line touches', () => {
    const t = scenario({ factories: ['rostock', 'jena'], lines: ['rostock--neubrandenburg'] });
    expect(dismantling(t, EAST)).toEqual(['jena', 'rostock--neubrandenburg']);
  });

  test('does not take a factory that has run down, except Rheinsberg', () => {
    expect(canDismantle(scenario({ rundown: ['jena'] }).game, EAST)).toBe(false);
    expect(dismantling(scenario({ rundown: ['jena', 'rheinsberg'] }), EAST)).toEqual([
      'rheinsberg',
    ]);
  });
});
