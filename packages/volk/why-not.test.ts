import { expect, test } from 'vitest';
import { choiceOf } from './notation.ts';
import { SEATS, type SeatName } from './sides.ts';
import { scenario, type Scenario } from './testing/scenario.ts';
import { decision } from '@brink/kernel';
import { whyNot } from './why-not.ts';

const why = (t: Scenario, seat: SeatName, name: string): string | undefined =>
  whyNot(t.game, SEATS.indexOf(seat), choiceOf(decision(t.game)!.domain, name)!);

test('a card that cannot be taken', () => {
  const t = scenario({ display: ['russian-tanks', 'land-reform'] }).turn('west');
  expect(why(t, 'west', 'land-reform')).toBeUndefined();
  expect(why(t, 'west', 'russian-tanks')).toBe('specialIsRed');
  expect(why(t, 'west', 'berlin-airlift')).toBe('cardElsewhere');
  expect(why(t, 'east', 'russian-tanks')).toBe('notYourTurn');
});

test('a use that is closed', () => {
  const t = scenario({ display: ['land-reform'] }).plays('west', 'land-reform');
  expect(
    ['event', 'livingStandard', 'removeUnrest', 'armsRace'].map((use) => why(t, 'west', use)),
  ).toEqual(['eventOfOthers', 'nothingToRaise', 'noUnrest', 'onlySuperpowers']);
  const poor = scenario({ unrest: { BY: 1 }, display: ['land-reform'] });
  expect(why(poor.plays('west', 'land-reform'), 'west', 'removeUnrest')).toBe('cannotPay');
  const banned = scenario({ mode: 'two-plus-two', display: ['new-i-4'] }).plays('usa', 'new-i-4');
  expect(why(banned, 'usa', 'armsRace')).toBe('noArms');
});

test('a site where nothing can be built or dismantled', () => {
  const t = scenario({
    factories: ['jena', 'leipzig', 'polska-north'],
    lines: ['leipzig--jena-near'],
    unrest: { MV: 4, SN: 1 },
    display: ['land-reform', 'berlin-airlift'],
  }).plays('east', 'land-reform', 'build');
  const sites = ['jena', 'rostock', 'hamburg', 'polska-south', 'rheinsberg', 'dresden--cssr-north'];
  expect(sites.map((site) => why(t, 'east', site))).toEqual([
    'standsAlready',
    'massProtest',
    'otherState',
    'onlyByEvent',
    'onlyByEvent',
    'noFactoryBeside',
  ]);
  const paying = scenario({
    factories: ['jena', 'leipzig', 'polska-north'],
    lines: ['leipzig--jena-near'],
    unrest: { SN: 1 },
    display: ['berlin-airlift'],
  }).plays('east', 'berlin-airlift', 'removeUnrest');
  paying.choose('SN');
  expect(paying.prompt).toBe('dismantle');
  expect(['leipzig', 'dresden', 'polska-north'].map((site) => why(paying, 'east', site))).toEqual([
    'roadBeside',
    'nothingThere',
    'isAbroad',
  ]);
});

test('a province that cannot be chosen', () => {
  const t = scenario({ display: ['1953-uprising'] }).plays('west', '1953-uprising', 'event');
  t.choose('0', 'SN', '1', 'SN', '2');
  expect([why(t, 'west', 'SN'), why(t, 'west', 'BY'), why(t, 'west', 'TH')]).toEqual([
    'full',
    'otherState',
    undefined,
  ]);
});
