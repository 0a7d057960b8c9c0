import { US, USSR } from '@brink/struggle';
import { expect, test } from 'vitest';
import { inRedSea } from '../testing/scenarios.ts';
import { VISITORS, type VisitingId } from './visitors.ts';
import { visitingWorld } from './world.ts';

const { rule } = visitingWorld.world;

type Position = NonNullable<Parameters<typeof inRedSea>[0]>;

/** The USSR plays an event of a visiting card of the US with the sides exchanged. */
const turned = (card: VisitingId, influence: Position['influence'] = {}, more: Position = {}) =>
  inRedSea({
    influence,
    effects: ['LionFalters'],
    hands: { us: [], ussr: ['mengistu-haile-mariam', card] },
    ...more,
  })
    .plays('ussr', 'mengistu-haile-mariam', 'event')
    .choose(card);

test('every visitor of the US may be turned round, and no other visitor', () => {
  const ids = VISITORS.map(({ id }) => id);
  const t = inRedSea({
    influence: { egypt: [0, 2] },
    effects: ['LionFalters'],
    hands: { ussr: ['mengistu-haile-mariam', 'zbig', 'nasserism', ...ids] },
  }).plays('ussr', 'mengistu-haile-mariam', 'event');
  expect(t.choices).toEqual([
    'awacs-sale-to-saudis',
    'bear-trap',
    'colonial-rear-guards',
    'done',
    'north-sea-oil',
    'our-man-in-tehran',
    'puppet-governments',
    'sadat-expels-soviets',
    'voice-of-america',
    'zbig',
  ]);
});

test('Sadat Expels Soviets: the US leaves Egypt', () => {
  const t = turned('sadat-expels-soviets', { egypt: [3, 0] });
  expect(t.isSettled).toBe(true);
  expect(t.influence('egypt')).toEqual([0, 1]);
  expect(t.where('sadat-expels-soviets')).toBe('removed');
});

test('Colonial Rear Guards: 4 countries of Africa for the USSR', () => {
  const t = turned('colonial-rear-guards');
  expect(t.actor).toBe('ussr');
  t.choose('egypt', 'kenya', 'sudan', 'somalia');
  expect(t.isSettled).toBe(true);
  expect(t.influence('kenya')).toEqual([0, 1]);
});

test('Puppet Governments: countries where nobody is', () => {
  const t = turned('puppet-governments', { egypt: [1, 0], kenya: [0, 1] });
  expect(t.actor).toBe('ussr');
  expect(t.choices).toHaveLength(10);
  t.choose('oman', 'done');
  expect(t.isSettled).toBe(true);
  expect(t.influence('oman')).toEqual([0, 1]);
});

test('The Voice of America: the US loses 4', () => {
  const t = turned('voice-of-america', { kenya: [3, 0], oman: [2, 0], yemen: [0, 2] });
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['kenya', 'oman']);
  t.choose('kenya', 'kenya');
  expect(t.isSettled).toBe(true);
  expect(t.influence('kenya')).toEqual([1, 0]);
  expect(t.influence('oman')).toEqual([0, 0]);
});

test('Our Man in Tehran: the USSR needs a country of the Middle East, and looks', () => {
  const pile = ['eplf', 'usaid', 'nasserism', 'famine', 'oau', 'the-derg'] as const;
  const none = inRedSea({
    effects: ['LionFalters'],
    influence: { egypt: [2, 0] },
    hands: { ussr: ['mengistu-haile-mariam', 'our-man-in-tehran'] },
  }).plays('ussr', 'mengistu-haile-mariam', 'event');
  expect(none.choices).toEqual(['done']);
  const t = turned('our-man-in-tehran', { egypt: [0, 2] }, { draw: pile });
  t.choose('eplf', 'usaid', 'nasserism', 'famine', 'oau');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['done', 'eplf', 'famine', 'nasserism', 'oau', 'usaid']);
  t.choose('eplf', 'done');
  expect(t.isSettled).toBe(true);
  expect(t.where('eplf')).toBe('discard');
});

test('AWACS: 2 of the USSR in Saudi Arabia; the Muslim Revolution it names is barred as ever', () => {
  const t = turned(
    'awacs-sale-to-saudis',
    {},
    {
      hands: {
        us: [],
        ussr: ['mengistu-haile-mariam', 'awacs-sale-to-saudis', 'muslim-revolution'],
      },
    },
  );
  expect(t.isSettled).toBe(true);
  expect(t.influence('saudi-arabia')).toEqual([0, 2]);
  expect(t.round('ussr').choose('muslim-revolution').choices).toEqual(['operations', 'space']);
});

test('Bear Trap: the US is trapped', () => {
  const t = turned(
    'bear-trap',
    {},
    {
      hands: {
        us: ['zbig', 'diego-garcia', 'famine'],
        ussr: ['mengistu-haile-mariam', 'bear-trap'],
      },
    },
  );
  expect(t.isSettled).toBe(true);
  expect(t.has('Quagmire')).toBe(true);
  expect(t.has('BearTrap')).toBe(false);
  t.round('us');
  expect(t.prompt).toBe('trapDiscard');
  expect(t.choices).toEqual(['diego-garcia', 'famine', 'zbig']);
  t.choose('zbig', 4);
  expect(t.isSettled).toBe(true);
  expect(t.has('Quagmire')).toBe(false);
});

test('North Sea Oil: an eighth round for the USSR; the OPEC it names is barred as ever', () => {
  const t = turned(
    'north-sea-oil',
    {},
    {
      hands: { us: [], ussr: ['mengistu-haile-mariam', 'north-sea-oil', 'opec'] },
    },
  );
  expect(t.isSettled).toBe(true);
  expect([US, USSR].map((side) => rule.roundsOf(t.game, side as 0 | 1))).toEqual([7, 8]);
  expect(t.round('ussr').choose('opec').choices).toEqual(['operations', 'space']);
});
