import { US, canHappen } from '@brink/struggle';
import { expect, test } from 'vitest';
import { STAR_WARS } from '../../card-sets.ts';
import { scenario } from '../../testing/scenario.ts';

test('ahead in space, the US plays an event of the discard pile', () => {
  const t = scenario({
    turn: 8,
    space: [2, 1],
    hands: { us: ['star-wars'] },
    discard: [
      'duck-and-cover',
      'korean-war',
      'asia-scoring',
      'un-intervention', // no card to go with it
      'solidarity', // not allowed yet
      'wargames', // DEFCON is 5
    ],
  }).plays('us', 'star-wars', 'event');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('starWars');
  expect(t.choices).toEqual(['duck-and-cover', 'korean-war']);
  t.choose('duck-and-cover');
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(4);
  expect(t.vp).toBe(1);
  expect(t.where('duck-and-cover')).toBe('discard');
  expect(t.where('star-wars')).toBe('removed');
});

test('an event of the USSR is carried out by the USSR; its asterisk counts', () => {
  const t = scenario({
    turn: 8,
    space: [1, 0],
    influence: { 'south-korea': [3, 0] },
    hands: { us: ['star-wars'] },
    discard: ['korean-war'],
  })
    .plays('us', 'star-wars', 'event')
    .choose('korean-war', 6);
  expect(t.isSettled).toBe(true);
  expect(t.influence('south-korea')).toEqual([0, 3]);
  expect(t.vp).toBe(-2);
  expect(t.militaryOps).toEqual([0, 2]);
  expect(t.where('korean-war')).toBe('removed');
});

test('the US is the player of the event: Flower Power charges the war', () => {
  const t = scenario({
    turn: 8,
    space: [1, 0],
    effects: ['FlowerPower'],
    hands: { us: ['star-wars'] },
    discard: ['korean-war'],
  })
    .plays('us', 'star-wars', 'event')
    .choose('korean-war', 1);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
});

test('not ahead, the event does not happen and the card is only discarded', () => {
  const t = scenario({
    turn: 8,
    space: [1, 1],
    hands: { us: ['star-wars'], ussr: [] },
    discard: ['duck-and-cover'],
  })
    .round('us')
    .choose('star-wars');
  expect(t.choices).toEqual(['operations', 'space']);
  const behind = scenario({
    turn: 8,
    space: [0, 1],
    hands: { ussr: ['star-wars'] },
    discard: ['duck-and-cover'],
  })
    .plays('ussr', 'star-wars', 'eventFirst')
    .choose('influence', 'poland', 'poland');
  expect(behind.isSettled).toBe(true);
  expect(behind.where('star-wars')).toBe('discard');
});

test('without a playable card in the pile there is no event', () => {
  const t = scenario({
    turn: 8,
    space: [1, 0],
    hands: { us: ['star-wars'] },
    discard: ['asia-scoring', 'solidarity'],
  })
    .round('us')
    .choose('star-wars');
  expect(t.choices).toEqual(['operations', 'space']);
});

test('UN Intervention needs a partner in the US hand', () => {
  const t = scenario({
    turn: 8,
    space: [1, 0],
    influence: { israel: [1, 0] },
    hands: { us: ['star-wars', 'korean-war', 'duck-and-cover'] },
    discard: ['un-intervention'],
  }).plays('us', 'star-wars', 'event');
  expect(t.choices).toEqual(['un-intervention']);
  t.choose('un-intervention');
  expect(t.prompt).toBe('unIntervention');
  expect(t.choices).toEqual(['korean-war']);
  t.choose('korean-war', 'operations', 'influence', 'israel', 'israel');
  expect(t.isSettled).toBe(true);
  expect(t.militaryOps).toEqual([0, 0]);
  expect(t.where('korean-war')).toBe('discard');
  expect(t.where('un-intervention')).toBe('discard');
  expect(t.where('star-wars')).toBe('removed');
});

test('UN Intervention is of no use in the headline phase', () => {
  const t = scenario({
    turn: 8,
    space: [1, 0],
    hands: { us: ['star-wars', 'korean-war'], ussr: ['iran-contra-scandal'] },
    discard: ['un-intervention'],
  }).headlines({ us: 'star-wars', ussr: 'iran-contra-scandal' });
  expect(t.isSettled).toBe(true);
  expect(t.where('star-wars')).toBe('discard');
});

test('as a headline it brings an event as well', () => {
  const t = scenario({
    turn: 8,
    space: [1, 0],
    hands: { us: ['star-wars'], ussr: ['iran-contra-scandal'] },
    discard: ['duck-and-cover'],
  }).headlines({ us: 'star-wars', ussr: 'iran-contra-scandal' });
  expect(t.choices).toEqual(['duck-and-cover']);
  t.choose('duck-and-cover');
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(4);
});

test('whoever played Star Wars answers for nuclear war', () => {
  const t = scenario({
    turn: 8,
    defcon: 2,
    space: [1, 0],
    hands: { ussr: ['star-wars'] },
    discard: ['duck-and-cover'],
  }).plays('ussr', 'star-wars', 'eventFirst');
  expect(t.actor).toBe('us');
  t.choose('duck-and-cover');
  expect(t.result).toEqual({ winner: 'us', manner: 'defcon' });
});

test('among the discards itself, it does not count as one of them', () => {
  const alone = scenario({ turn: 8, space: [1, 0], discard: ['star-wars'] });
  expect(canHappen(alone.game, STAR_WARS, US)).toBe(false);
  const others = scenario({ turn: 8, space: [1, 0], discard: ['star-wars', 'duck-and-cover'] });
  expect(canHappen(others.game, STAR_WARS, US)).toBe(true);
});
