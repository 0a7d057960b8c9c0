import { US, USSR } from '@brink/struggle';
import { expect, test } from 'vitest';
import { inTwilightStruggle } from '../testing/scenarios.ts';
import { visitingWorld } from './world.ts';

const { rule } = visitingWorld.world;

test('Zbig: a coup anywhere at DEFCON 2, which stays', () => {
  const t = inTwilightStruggle({
    defcon: 2,
    influence: { 'east-germany': [0, 3], cuba: [0, 3] },
    hands: { us: ['zbig'] },
  }).plays('us', 'zbig', 'event');
  expect(t.choices).toEqual(['cuba', 'east-germany']);
  t.choose('cuba', 6);
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(2);
  expect(t.influence('cuba')).toEqual([0, 0]);
});

test('Albano-Stalinist Economics: Africa of this map', () => {
  const t = inTwilightStruggle({
    influence: { angola: [0, 1], cuba: [0, 3] },
    effects: ['AlbanoOnUssr'],
    hands: { ussr: ['fidel', 'nasser'] },
  });
  t.plays('ussr', 'fidel', 'operations').choose('influence', 'angola');
  expect(t.isSettled).toBe(true);
});

test('Albano-Stalinist Economics: with Red Scare and T-62s a 3 is a 2 in Africa, a 3 elsewhere', () => {
  const position = {
    influence: { angola: [0, 1], cuba: [0, 3] },
    effects: ['AlbanoOnUssr', 'RedScareOnUssr', 'T62s'],
    hands: { ussr: ['comecon'] },
  } as const;
  const there = inTwilightStruggle(position).plays('ussr', 'comecon', 'operations');
  there.choose('influence', 'angola', 'angola');
  expect(there.isSettled).toBe(true);
  expect(there.influence('angola')).toEqual([0, 3]);
  const elsewhere = inTwilightStruggle(position).plays('ussr', 'comecon', 'operations');
  elsewhere.choose('influence', 'cuba', 'cuba', 'cuba');
  expect(elsewhere.isSettled).toBe(true);
  expect(elsewhere.influence('cuba')).toEqual([0, 6]);
});

test('CENTCOM: any country of the world', () => {
  const t = inTwilightStruggle({
    influence: { iran: [1, 0], panama: [1, 0] },
    hands: { us: ['centcom'], ussr: ['fidel'] },
  }).plays('us', 'centcom', 'event');
  expect(t.choices).toHaveLength(84);
  t.choose('iran');
  t.plays('ussr', 'fidel', 'operations').choose('coup');
  expect(t.choices).toEqual(['panama']);
});

test('Carter Doctrine: a die of the US, here in the space race', () => {
  const t = inTwilightStruggle({ hands: { us: ['carter-doctrine', 'duck-and-cover'] } });
  t.plays('us', 'carter-doctrine', 'event').plays('us', 'duck-and-cover', 'space');
  expect(t.choices).toEqual(['none', 'one', 'six']);
  t.choose('one');
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual([1, 0]);
});

test('Carter Doctrine: the die of the US at the Olympic Games and at a Summit too', () => {
  const games = inTwilightStruggle({
    effects: ['CarterForUs'],
    hands: { us: ['olympic-games'] },
  }).plays('us', 'olympic-games', 'event');
  games.choose('participate');
  expect(games.actor).toBe('us');
  expect(games.choices).toEqual(['none', 'one', 'six']);
  games.choose('six');
  expect(games.prompt).toBe('olympicDieRival');
  games.choose(6);
  expect(games.isSettled).toBe(true);
  expect(games.vp).toBe(2);
  expect(games.has('CarterForUs')).toBe(false);
  // As a visiting card of the USSR the US decides before the die of the host has fallen.
  const summit = inTwilightStruggle({
    effects: ['CarterForUs'],
    hands: { ussr: ['summit'] },
  }).plays('ussr', 'summit', 'event');
  expect(summit.actor).toBe('us');
  expect(summit.choices).toEqual(['none', 'one', 'six']);
  summit.choose('six');
  expect(summit.prompt).toBe('summitDie');
  summit.choose(5, 'none');
  expect(summit.isSettled).toBe(true);
  expect(summit.vp).toBe(2);
});

test('Carter Doctrine: kept back from a tie at the Olympic Games it is there for the next throw', () => {
  const t = inTwilightStruggle({
    effects: ['CarterForUs'],
    hands: { ussr: ['olympic-games'] },
  }).plays('ussr', 'olympic-games', 'event');
  t.choose('participate', 'none', 1, 3);
  expect(t.prompt).toBe('fixDie');
  t.choose('six', 1);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(2);
});

test('Kenya Joins Rapid Deployment Force', () => {
  const t = inTwilightStruggle({ influence: { iran: [1, 1] }, hands: { us: ['kenya-joins-rdf'] } });
  t.plays('us', 'kenya-joins-rdf', 'event');
  expect(t.influence('kenya')).toEqual([1, 0]);
  expect(t.influence('iran')).toEqual([1, 0]);
});

test('Voice of America in Amharic: US cards of 1 are worth 2', () => {
  const t = inTwilightStruggle({
    influence: { panama: [2, 0] },
    hands: { us: ['voice-of-america-in-amharic'] },
  }).plays('us', 'voice-of-america-in-amharic', 'event');
  t.choose('influence', 'panama');
  expect([1, 2].map((ops) => rule.opsModifier(t.game, US, ops))).toEqual([1, 0]);
});

test('Afghanistan Invasion: USSR cards lose 1, added to what else changes them', () => {
  const t = inTwilightStruggle({
    effects: ['BrezhnevDoctrine'],
    hands: { us: ['afghanistan-invasion'], ussr: ['presidential-directive-30'] },
  }).plays('us', 'afghanistan-invasion', 'event');
  expect(rule.opsModifier(t.game, USSR, 3)).toBe(0);
  t.round('ussr').choose('presidential-directive-30');
  expect(t.choices).toEqual(['operations', 'space']);
});

test('Daniel arap Moi: Kenya', () => {
  const t = inTwilightStruggle({
    influence: { kenya: [2, 0] },
    hands: { us: ['daniel-arap-moi'] },
  });
  t.plays('us', 'daniel-arap-moi', 'event').choose('lower');
  expect(t.vp).toBe(1);
  expect(t.defcon).toBe(4);
});

test('We Are the World: Famine does not come along, so it never happens', () => {
  const t = inTwilightStruggle({ hands: { us: ['we-are-the-world'] } });
  expect(t.round('us').choose('we-are-the-world').choices).toEqual(['operations']);
});

test('T-62s: USSR cards 1 more, 3 at most', () => {
  const t = inTwilightStruggle({ hands: { ussr: ['t-62s-and-kalashnikovs'] } });
  t.plays('ussr', 't-62s-and-kalashnikovs', 'event');
  const worth = [1, 2, 3, 4].map((ops) => ops + rule.opsModifier(t.game, USSR, ops));
  expect(worth).toEqual([2, 3, 3, 4]);
});

test('Gosplan Advisers: 2 cards drawn, 2 discarded', () => {
  const t = inTwilightStruggle({
    hands: { ussr: ['gosplan-advisers', 'fidel'] },
    draw: ['nato', 'blockade'],
  }).plays('ussr', 'gosplan-advisers', 'event');
  t.choose('nato');
  expect(t.choices).toEqual(['blockade', 'fidel', 'nato']);
  t.choose('nato', 'fidel');
  expect(t.isSettled).toBe(true);
});

test('Marxist-Leninist Vanguard Party: to any country', () => {
  const t = inTwilightStruggle({
    influence: { cuba: [0, 3] },
    hands: { ussr: ['marxist-leninist-vanguard-party'] },
  }).plays('ussr', 'marxist-leninist-vanguard-party', 'event');
  t.choose('cuba', 'done', 'france');
  expect(t.isSettled).toBe(true);
  expect(t.influence('france')).toEqual([0, 1]);
});

test('Presidential Directive 30: 1 anywhere and an eighth round', () => {
  const t = inTwilightStruggle({ hands: { ussr: ['presidential-directive-30'] } });
  t.plays('ussr', 'presidential-directive-30', 'event').choose('japan');
  expect(t.influence('japan')).toEqual([0, 1]);
  expect(rule.roundsOf(t.game, USSR)).toBe(8);
});

test('CENTO Collapses: the Middle East of this map', () => {
  const t = inTwilightStruggle({
    influence: { iran: [1, 0], israel: [1, 0], kenya: [1, 0] },
    hands: { ussr: ['cento-collapses'] },
  }).plays('ussr', 'cento-collapses', 'event');
  expect(t.choices).toEqual(['iran', 'israel']);
});

test('Anti-Zionist Committee: the Middle East of this map', () => {
  const t = inTwilightStruggle({
    defcon: 2,
    influence: { israel: [2, 0], kenya: [1, 0] },
    hands: { ussr: ['anti-zionist-committee'] },
  }).plays('ussr', 'anti-zionist-committee', 'event');
  expect(t.choices).toEqual(['israel']);
  t.choose('israel', 3, 1);
  expect(t.influence('israel')).toEqual([0, 0]);
});

test('Mr. Nyet: two countries of different regions, of the six here', () => {
  const t = inTwilightStruggle({
    influence: { italy: [1, 1], france: [1, 1], iran: [1, 1], kenya: [1, 1] },
    hands: { ussr: ['mr-nyet'] },
  }).plays('ussr', 'mr-nyet', 'event');
  expect(t.defcon).toBe(4);
  expect(t.choices).toEqual(['done', 'france', 'iran', 'italy', 'kenya']);
  t.choose('italy');
  expect(t.choices).toEqual(['done', 'iran', 'kenya']);
});
