import { PUBLIC } from '@brink/kernel';
import { expect, test } from 'vitest';
import { currency, currencyOf } from './end/03-currency.ts';
import { endOfDecade } from './end/end-of-decade.ts';
import { dismantle, factoryValue } from './board/economy.ts';
import { choiceOf } from './notation.ts';
import { scenario, type Scenario } from './testing/scenario.ts';
import { view } from './view.ts';

/** Lines of docs/rules/volk.md that no test beside a rule speaks of. */

test('icons alike are offered once', () => {
  const t = scenario({ factories: ['rostock'], display: ['1953-uprising', 'land-reform'] });
  t.plays('west', '1953-uprising', 'event');
  expect(t.prompt).toBe('nextItem');
  // Four times the same unrest and an arrow: two choices.
  expect(t.choices).toEqual(['0', '4']);
});

test('Hamburg counts in phase 3 where it serves West', () => {
  const west = ['flensburg', 'bremen', 'dortmund', 'kassel', 'koblenz', 'ulm', 'muenchen'] as const;
  const t = scenario({ factories: [...west, 'hamburg', 'jena'], lines: ['hamburg--bremen'] });
  expect(currencyOf(t.game).weakest).toBe(1);
  const without = scenario({ factories: [...west.slice(1), 'hamburg', 'jena'] });
  // Schleswig-Holstein has no factory but Hamburg.
  expect(currencyOf(without.game).weakest).toBe(1);
});

test('factories abroad never run down', () => {
  const t = scenario({
    factories: ['polska-north', 'jena', 'leipzig'],
    standard: { TH: 3 },
    tracks: { prestige: 1 },
  });
  t.start(currency);
  expect([t.actor, t.prompt, t.choices]).toEqual(['east', 'rundown', ['jena', 'leipzig']]);
  t.choose('jena');
  expect(t.isSettled).toBe(true);
});

test('dismantling that East cannot carry out lapses during the decade', () => {
  const t = scenario({ decade: 4, display: ['ussr-tightens-oil-supply'] });
  t.plays('west', 'ussr-tightens-oil-supply', 'event');
  while (t.prompt === 'nextItem') t.choose(t.choices[0]);
  expect([t.isSettled, t.track('westernCurrency')]).toEqual([true, -2]);
});

test('what East leaves of the deck goes back on top, and East knows it', () => {
  const t = scenario({
    decade: 3,
    hands: { east: ['prague-spring'] },
    display: ['guillaume-affair', 'transit-agreement'],
  });
  t.plays('east', 'guillaume-affair', 'event').choose('1', 'topOfDeck');
  t.choose('red-army-faction', 'steel-crisis', 'done');
  expect([view(t.game, 1).deckTop.length, view(t.game, 0).deckTop]).toEqual([2, [0, 0]]);
  expect(view(t.game, 1).deckTop.every((card) => card > 0)).toBe(true);
  expect(view(t.game, PUBLIC).deckTop).toEqual([0, 0]);
});

test('dismantling that East cannot carry out loses at the decade’s end', () => {
  const t = scenario({ police: ['stasi-is-founded'], tracks: { westernCurrency: 6 } });
  t.start(endOfDecade);
  expect(t.result).toEqual({ winners: ['west'], manner: 'insolvency' });
});

test('losses in turn go on in turn when running down becomes dismantling', () => {
  const t = scenario({
    factories: ['jena'],
    lines: ['schwedt--polska-north', 'cottbus--cssr-north'],
    rundown: ['dresden', 'cottbus'],
    standard: { TH: 6 },
    tracks: { prestige: 1 },
  });
  // Three provinces export: 3 − 6. Jena runs down at East's word; then they dismantle, West first.
  t.start(currency);
  expect([t.actor, t.prompt, t.choices]).toEqual([
    'west',
    'dismantle',
    ['cottbus--cssr-north', 'schwedt--polska-north'],
  ]);
  t.choose('schwedt--polska-north');
  expect([t.isSettled, t.logged('rundown').length, t.sites]).toEqual([
    true,
    1,
    ['cottbus', 'dresden', 'jena'],
  ]);
});

test('Rheinsberg takes two points: after the first it stands as if run down', () => {
  const play = (unrest: number): Scenario =>
    scenario({
      decade: 2,
      unrest: { BB: unrest },
      display: ['first-german-nuclear-plant-is-in-the-east'],
    }).plays('east', 'first-german-nuclear-plant-is-in-the-east', 'event');
  const value = (t: Scenario): number => factoryValue(t.game, choiceOf('site', 'rheinsberg')!);
  const t = play(3);
  t.choose('0');
  expect([value(t), t.sites]).toEqual([1, ['rheinsberg']]);
  t.choose('1');
  expect([t.isSettled, value(t), t.track('prestige')]).toEqual([true, 2, 1]);
  // Not while Brandenburg protests.
  const protest = play(4);
  while (protest.prompt === 'nextItem') protest.choose(protest.choices[0]);
  expect([protest.isSettled, protest.sites]).toEqual([true, []]);
});

test('a line stays whose factory went with the other line', () => {
  const t = scenario({
    factories: ['flensburg', 'hamburg'],
    lines: ['flensburg--hamburg-near', 'hamburg--flensburg-near'],
  });
  const site = (name: string): number => choiceOf('site', name)!;
  dismantle(t.game, site('flensburg--hamburg-near'));
  dismantle(t.game, site('flensburg'));
  expect(t.sites).toEqual(['hamburg', 'hamburg--flensburg-near']);
});

test('the USSR in debt may not take the special card', () => {
  const at = (dollars: number): string[] =>
    scenario({
      mode: 'two-plus-two',
      treasury: [6, dollars],
      hands: { ussr: ['stalinist-purges'] },
      display: ['russian-tanks', 'land-reform', 'new-i-1'],
    }).turn('ussr').choices;
  expect([at(6).includes('russian-tanks'), at(-1).includes('russian-tanks')]).toEqual([
    true,
    false,
  ]);
});

test('the arms race is not offered at the end of the track', () => {
  const at = (arms: number): string[] => {
    const t = scenario({
      mode: 'two-plus-two',
      tracks: { arms },
      display: ['new-i-1', 'new-i-2', 'land-reform'],
    });
    return t.plays('usa', 'land-reform').choices;
  };
  expect(at(0)).toContain('armsRace');
  expect(at(-8)).not.toContain('armsRace');
});
