import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const EUROPE = [
  'austria',
  'benelux',
  'bulgaria',
  'canada',
  'czechoslovakia',
  'denmark',
  'east-germany',
  'finland',
  'france',
  'greece',
  'hungary',
  'italy',
  'norway',
  'poland',
  'romania',
  'spain-portugal',
  'sweden',
  'turkey',
  'united-kingdom',
  'west-germany',
  'yugoslavia',
];

test.each([0, 5])('at %i VP the USSR adds 4 in Europe, 2 in a country at most', (vp) => {
  const t = scenario({
    turn: 8,
    vp,
    influence: { italy: [5, 0] },
    hands: { ussr: ['the-reformer'] },
  }).plays('ussr', 'the-reformer', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(EUROPE);
  t.choose('italy', 'italy');
  expect(t.choices).toEqual(EUROPE.filter((country) => country !== 'italy'));
  t.choose('france', 'poland');
  expect(t.isSettled).toBe(true);
  expect(t.influence('italy')).toEqual([5, 2]);
  expect(t.has('TheReformer')).toBe(true);
  expect(t.where('the-reformer')).toBe('removed');
});

test('ahead on VP it adds 6, also when the US plays the card', () => {
  const t = scenario({
    turn: 8,
    vp: -1,
    influence: { israel: [1, 0] },
    hands: { us: ['the-reformer'] },
  }).plays('us', 'the-reformer', 'eventFirst');
  expect(t.actor).toBe('ussr');
  t.choose('france', 'france', 'poland', 'poland', 'italy', 'italy');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['coup', 'influence', 'realign']);
  t.choose('influence', 'israel', 'israel', 'israel');
  expect(t.isSettled).toBe(true);
});

test.each([
  ['coup', ['panama']],
  ['realign', ['italy', 'panama']],
] as const)('no more USSR coups in Europe, but realignments: %s', (kind, choices) => {
  const t = scenario({
    turn: 8,
    effects: ['TheReformer'],
    influence: { italy: [2, 0], panama: [2, 0] },
    hands: { ussr: ['blockade'] },
  }).plays('ussr', 'blockade', 'operations');
  expect(t.choices).toEqual(['coup', 'influence', 'realign']);
  t.choose(kind);
  expect(t.choices).toEqual(choices);
});

test('the US may still attempt coups in Europe', () => {
  const t = scenario({
    turn: 8,
    effects: ['TheReformer'],
    influence: { italy: [0, 2] },
    hands: { us: ['duck-and-cover'] },
  })
    .plays('us', 'duck-and-cover', 'operations')
    .choose('coup');
  expect(t.choices).toEqual(['italy']);
});
