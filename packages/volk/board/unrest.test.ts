import { expect, test } from 'vitest';
import { provinceNumber } from '../data/provinces.ts';
import { EAST, WEST } from '../sides.ts';
import { newGame, scenario } from '../testing/scenario.ts';
import { changeUnrest, protestsIn, protestsOf } from './unrest.ts';

test('every full four unrest are a mass protest', () => {
  const { game } = scenario({ unrest: { BY: 3, HE: 4, NI: 9, SN: 11 } });
  expect([protestsOf(game, WEST), protestsOf(game, EAST)]).toEqual([3, 2]);
});

test('a protest of West Berlin counts for its supplier too and goes with it', () => {
  const t = scenario({ unrest: { WB: 4 }, linked: ['NW'] });
  const nw = provinceNumber('NW');
  expect([protestsIn(t.game, nw), protestsOf(t.game, WEST)]).toEqual([1, 2]);
  changeUnrest(t.game, provinceNumber('WB'), -1);
  expect([protestsIn(t.game, nw), protestsOf(t.game, WEST)]).toEqual([0, 0]);
});

test('of several protests of West Berlin the latest ends first', () => {
  const t = scenario({ unrest: { WB: 9 }, linked: ['NW', 'RP'] });
  const at = (): number[] =>
    (['NW', 'RP', 'BW'] as const).map((id) => protestsIn(t.game, provinceNumber(id)));
  expect([at(), protestsOf(t.game, WEST)]).toEqual([[1, 1, 0], 4]);
  changeUnrest(t.game, provinceNumber('WB'), -1);
  expect(at()).toEqual([1, 1, 0]);
  changeUnrest(t.game, provinceNumber('WB'), -1);
  expect([at(), protestsOf(t.game, WEST)]).toEqual([[1, 0, 0], 2]);
});

test('a game begins with 3 unrest in each province, 2 in those that supply West Berlin', () => {
  const t = newGame();
  expect([t.unrest('SH'), t.unrest('WB'), t.unrest('TH')]).toEqual([3, 3, 3]);
  expect([t.unrest('NW'), t.unrest('RP'), t.unrest('BW')]).toEqual([2, 2, 2]);
  expect([t.box, t.sites]).toEqual([1, ['bitterfeld', 'dortmund', 'east-berlin', 'hamburg']]);
});
