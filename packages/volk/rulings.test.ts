import type { Program } from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import { currency } from './end/03-currency.ts';
import { policeUpkeep } from './end/04-police-upkeep.ts';
import { standardUpkeep } from './end/05-standard-upkeep.ts';
import { comparison } from './end/06-comparison.ts';
import { eastWest } from './end/07-east-west.ts';
import { parseOptions } from './options.ts';
import { RULINGS, isRuled, type Ruling } from './rulings.ts';
import { setup } from './setup.ts';
import { PHASE } from './state.ts';
import { scenario, type Position, type Scenario } from './testing/scenario.ts';
import { volk } from './package.ts';
import { view } from './view.ts';
import type { Volk } from './volk.ts';

/** A phase at its default, and with the ruling on. */
function both(
  ruling: Ruling,
  number: number,
  program: Program<Volk>,
  position: Position,
): [off: Scenario, on: Scenario] {
  const play = (rulings: readonly Ruling[]): Scenario => {
    const t = scenario({ ...position, rulings });
    t.game.mem[PHASE] = number;
    return t.start(program);
  };
  return [play([]), play([ruling])];
}

test('a game keeps its rulings', () => {
  for (const ruling of RULINGS) {
    const game = setup(parseOptions({ rulings: [ruling] }));
    expect(RULINGS.filter((each) => isRuled(game, each))).toEqual([ruling]);
  }
});

test('every ruling has a text in both languages', () => {
  for (const { option } of Object.values(volk.texts)) {
    const lines = RULINGS.map((ruling) => option('rulings', ruling));
    expect(new Set(lines).size).toBe(RULINGS.length);
    expect(lines.every((line) => /^\p{Lu}.*\.$/u.test(line))).toBe(true);
    expect(option('rulings', RULINGS)).toBe(lines.join(' '));
  }
});

describe('dismantleAbroad', () => {
  const police = ['stasi-is-founded'];

  test('a factory abroad does not save East from insolvency', () => {
    const [off, on] = both('dismantleAbroad', 4, policeUpkeep, {
      police,
      factories: ['polska-north'],
    });
    expect(off.result).toEqual({ winners: ['west'], manner: 'insolvency' });
    expect([on.isSettled, on.sites]).toEqual([true, []]);
  });

  test('the road that leads to it does, for it lies in East Germany too', () => {
    const [off, on] = both('dismantleAbroad', 4, policeUpkeep, {
      police,
      factories: ['polska-north', 'polska-south', 'jena'],
      lines: ['schwedt--polska-north'],
    });
    expect([off.actor, off.prompt, off.choices]).toEqual([
      'east',
      'dismantle',
      ['jena', 'schwedt--polska-north'],
    ]);
    expect(on.choices).toEqual(['jena', 'polska-south', 'schwedt--polska-north']);
  });

  test('it pays for no unrest either', () => {
    const uses = (rulings: readonly Ruling[]): string[] =>
      scenario({
        rulings,
        unrest: { SN: 1 },
        factories: ['polska-north'],
        display: ['berlin-airlift'],
      }).plays('east', 'berlin-airlift').choices;
    expect([uses([]), uses(['dismantleAbroad'])]).toEqual([['build'], ['build', 'removeUnrest']]);
  });
});

test('eastPicksRundowns: East names every factory that runs down in phase 3', () => {
  const [off, on] = both('eastPicksRundowns', 3, currency, {
    factories: ['jena', 'leipzig', 'rostock', 'magdeburg'],
    standard: { TH: 3, SN: 3 },
  });
  const pickers = (t: Scenario): (string | undefined)[] => {
    const actors: (string | undefined)[] = [];
    while (!t.isSettled) {
      actors.push(t.actor);
      t.choose(t.choices[0]);
    }
    return actors;
  };
  expect([pickers(off), pickers(on)]).toEqual([
    ['west', 'east'],
    ['east', 'east'],
  ]);
});

test('berlinLimitStays: a supplier whose sector is emptied still limits West Berlin', () => {
  const [off, on] = both('berlinLimitStays', 5, standardUpkeep, {
    factories: ['ulm', 'stuttgart', 'koblenz', 'saarbruecken'],
    lines: ['stuttgart--ulm'],
    sectors: [0, 1, 2],
  });
  const now = view(on.game, 0).preview.standardLost;
  for (const t of [off, on]) {
    expect([t.actor, t.prompt, t.choices]).toEqual([
      'west',
      'emptySector',
      ['american', 'british'],
    ]);
    t.choose('british');
  }
  // North Rhine-Westphalia has no factory at all: by default it is now out of the account.
  expect([off.isSettled, off.standard('WB')]).toEqual([true, 2]);
  expect([on.isSettled, on.standard('WB')]).toEqual([true, 0]);
  expect(now[7]).toBe(3);
});

test('berlinTolerates: West Berlin puts up with one level less, as all provinces do', () => {
  const [off, on] = both('berlinTolerates', 6, comparison, {
    standard: { BY: 3 },
    sectors: [1, 0, 0],
  });
  expect([off.unrest('WB'), on.unrest('WB')]).toEqual([2, 1]);
  expect([off.unrest('HE'), on.unrest('HE'), on.isSettled]).toEqual([2, 2, true]);
});

test('berlinStrikesOne: West Berlin is compared with one neighbour of West’s choice', () => {
  const [off, on] = both('berlinStrikesOne', 7, eastWest, { sectors: [1, 1, 0] });
  expect([off.isSettled, off.unrest('BB'), off.unrest('EB')]).toEqual([true, 2, 2]);
  expect([on.actor, on.prompt, on.choices]).toEqual(['west', 'attack', ['BB', 'EB']]);
  on.choose('EB');
  expect([on.isSettled, on.unrest('BB'), on.unrest('EB')]).toEqual([true, 0, 2]);
});

test('armsCostPerCard: every arms race card costs $1 more, whatever has brought it', () => {
  const position: Position = {
    mode: 'two-plus-two',
    armsCostUp: true,
    decade: 2,
    display: ['new-ii-2'],
    rulings: ['armsCostPerCard'],
  };
  const t = scenario(position).plays('usa', 'new-ii-2', 'event').choose('2');
  expect([t.prompt, t.treasury]).toEqual(['armsCard', [5, 6]]);
  // The action itself then costs nothing besides.
  const raced = scenario(position).plays('usa', 'new-ii-2', 'armsRace');
  expect([raced.prompt, raced.treasury]).toEqual(['armsCard', [5, 6]]);
});
