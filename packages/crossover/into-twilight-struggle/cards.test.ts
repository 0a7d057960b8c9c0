import { US, USSR } from '@brink/struggle';
import { expect, test } from 'vitest';
import { inTwilightStruggle } from '../testing/scenarios.ts';
import { GUESTS } from './guests.ts';
import { guestWorld } from './world.ts';

const { rule } = guestWorld.world;

test('the list of §12.3.2 with its operations', () => {
  const list = GUESTS.map(({ home, ops }) => `${home}:${ops}`).join(' ');
  expect(list).toBe(
    '42:2 44:2 51:2 1:2 3:2 4:2 6:3 7:1 14:3 15:2 16:1 19:3 21:2 23:1 28:1 32:2 ' +
      '2:3 5:1 8:3 9:4 10:1 11:2 17:4 18:2 46:1 24:3 25:2 27:3 30:2 31:2 33:2 34:1 35:2 36:4',
  );
});

test('Separatists: any country of the world that is no battleground', () => {
  const t = inTwilightStruggle({
    influence: { austria: [0, 3], italy: [0, 2], peru: [0, 1] },
    hands: { us: ['separatists'] },
  }).plays('us', 'separatists', 'event');
  expect(t.choices).toEqual(['austria', 'peru']);
  t.choose('austria');
  expect(t.influence('austria')).toEqual([3, 3]);
});

test('Apollo-Soyuz: a box of this track', () => {
  const t = inTwilightStruggle({ space: [0, 0], hands: { ussr: ['apollo-soyuz-test-project'] } });
  t.plays('ussr', 'apollo-soyuz-test-project', 'event');
  expect(t.space).toEqual([0, 1]);
  expect(t.vp).toBe(-2);
});

test('Water Wars: Egypt and Ethiopia are on this map as well', () => {
  const t = inTwilightStruggle({
    influence: { egypt: [3, 0], ethiopia: [1, 0] },
    hands: { ussr: ['water-wars'] },
  }).plays('ussr', 'water-wars', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('egypt')).toEqual([0, 0]);
});

test('Peace Corps: all over the world', () => {
  const t = inTwilightStruggle({
    influence: { italy: [1, 1], panama: [2, 0], canada: [4, 0] },
    hands: { us: ['peace-corps'] },
  }).plays('us', 'peace-corps', 'event');
  expect(t.influence('italy')).toEqual([1, 0]);
  expect(t.choices).toEqual(['canada', 'panama']);
  t.choose('panama');
  expect(t.isSettled).toBe(true);
  expect(t.influence('canada')).toEqual([5, 0]);
});

test('Ogaden War: neighbours of Ethiopia are Somalia and Sudan here; Flower Power knows it', () => {
  const t = inTwilightStruggle({
    influence: { ethiopia: [0, 2], sudan: [0, 1], kenya: [0, 2] },
    effects: ['FlowerPower'],
    hands: { us: ['ogaden-war'] },
  }).plays('us', 'ogaden-war', 'event');
  expect(t.vp).toBe(-2);
  t.choose(6);
  // 6 − 1 = 5 wins.
  expect(t.influence('ethiopia')).toEqual([2, 0]);
  expect(t.vp).toBe(0);
  expect(t.militaryOps).toEqual([2, 0]);
});

test('USAID: 1 operation; as a headline the US may go first', () => {
  const t = inTwilightStruggle({
    influence: { panama: [2, 0] },
    hands: { us: ['usaid', 'fidel'], ussr: ['nasser', 'blockade'] },
  }).turn();
  t.choose('usaid', 'nasser', 'influence', 'panama', 'yes');
  expect(t.prompt).toBe('actionRound');
  expect(t.actor).toBe('us');
});

test('The Victorious Leader: beside what the USSR controls anywhere, and beside the USSR (§2.1.5)', () => {
  const besideUssr = ['afghanistan', 'finland', 'north-korea', 'poland', 'romania'];
  const t = inTwilightStruggle({
    influence: { cuba: [0, 3] },
    hands: { us: ['the-victorious-leader'] },
  }).plays('us', 'the-victorious-leader', 'event');
  expect(t.choices).toEqual([...besideUssr, 'haiti', 'nicaragua'].toSorted());
  t.choose('haiti', 'haiti');
  expect(t.choices).toEqual([...besideUssr, 'nicaragua'].toSorted());
  t.choose('poland', 'nicaragua');
  expect(t.isSettled).toBe(true);
  expect(t.influence('haiti')).toEqual([2, 0]);
  // Turned round by Mengistu it is beside the US and what the US controls.
  const swapped = inTwilightStruggle({
    influence: { panama: [2, 0] },
    effects: ['LionFalters'],
    hands: { ussr: ['mengistu-haile-mariam', 'the-victorious-leader'] },
  }).plays('ussr', 'mengistu-haile-mariam', 'event');
  swapped.choose('the-victorious-leader');
  expect(swapped.actor).toBe('ussr');
  expect(swapped.choices).toEqual(['canada', 'colombia', 'costa-rica', 'cuba', 'japan', 'mexico']);
});

test('Eritrean front: Somalia or Sudan', () => {
  const t = inTwilightStruggle({ influence: { ethiopia: [0, 1] }, hands: { us: ['eplf'] } });
  t.plays('us', 'eplf', 'event');
  expect(t.vp).toBe(1);
  expect(t.choices).toEqual(['somalia', 'sudan']);
});

test('Hero of the Crossing: a card of the USSR for one of the discards', () => {
  const t = inTwilightStruggle({
    hands: { us: ['hero-of-the-crossing', 'fidel', 'nasserism'] },
    discard: ['nato', 'brush-war', 'blockade'],
  }).plays('us', 'hero-of-the-crossing', 'event');
  expect(t.choices).toEqual(['fidel', 'nasserism']);
  t.choose('fidel');
  expect(t.choices).toEqual(['brush-war', 'nato']);
  t.choose('nato');
  expect(t.where('nato')).toBe('us');
});

test('Israeli Periphery Doctrine: Africa, where Egypt does not lie here', () => {
  const t = inTwilightStruggle({
    influence: { egypt: [0, 2], kenya: [0, 2] },
    hands: { us: ['israeli-periphery-doctrine'] },
  }).plays('us', 'israeli-periphery-doctrine', 'event');
  expect(t.choices).toEqual(['done', 'kenya']);
  t.choose('kenya', 4, 1);
  expect(t.influence('kenya')).toEqual([0, 0]);
});

test('The Strong Man of Sudan', () => {
  const t = inTwilightStruggle({
    influence: { ethiopia: [0, 2] },
    hands: { us: ['the-strong-man-of-sudan'] },
  }).plays('us', 'the-strong-man-of-sudan', 'event');
  expect(t.influence('sudan')).toEqual([3, 0]);
});

test('Soviets Airlift Cubans: a country of Africa, not Egypt', () => {
  const t = inTwilightStruggle({
    influence: { egypt: [2, 0], angola: [3, 0], zaire: [1, 0] },
    hands: { ussr: ['soviets-airlift-cubans'] },
  }).plays('ussr', 'soviets-airlift-cubans', 'event');
  expect(t.choices).toEqual(['angola', 'zaire']);
});

test('The Lion Falters: allows Mengistu, who turns round guests of the US', () => {
  const t = inTwilightStruggle({
    influence: { ethiopia: [1, 0] },
    hands: {
      ussr: ['the-lion-falters', 'mengistu-haile-mariam', 'the-strong-man-of-sudan', 'nato'],
    },
  });
  expect(t.round('ussr').choose('mengistu-haile-mariam').choices).toEqual(['operations', 'space']);
  t.plays('ussr', 'the-lion-falters', 'event');
  expect(t.influence('ethiopia')).toEqual([0, 1]);
  t.plays('ussr', 'mengistu-haile-mariam', 'event');
  // Only events that are known to make sense the other way round.
  expect(t.choices).toEqual(['done', 'the-strong-man-of-sudan']);
  t.choose('the-strong-man-of-sudan');
  expect(t.isSettled).toBe(true);
  expect(t.influence('sudan')).toEqual([0, 1]);
  expect(t.where('the-strong-man-of-sudan')).toBe('removed');
});

test('Nasserism: USSR coups anywhere', () => {
  const t = inTwilightStruggle({
    influence: { panama: [2, 0] },
    hands: { ussr: ['nasserism', 'blockade'] },
  }).plays('ussr', 'nasserism', 'event');
  t.plays('ussr', 'blockade', 'operations').choose('coup', 'panama', 4);
  // 4 + 1 + 1 − 4 = 2.
  expect(t.influence('panama')).toEqual([0, 0]);
});

test('US Presidential Elections: cancels the US headline', () => {
  const t = inTwilightStruggle({
    hands: { us: ['duck-and-cover'], ussr: ['us-presidential-elections'] },
  }).headlines({ us: 'duck-and-cover', ussr: 'us-presidential-elections' });
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(5);
  expect(t.where('duck-and-cover')).toBe('discard');
});

test('US Presidential Elections against Defectors: Defectors go first', () => {
  const t = inTwilightStruggle({
    hands: { us: ['defectors'], ussr: ['us-presidential-elections'] },
  }).headlines({ us: 'defectors', ussr: 'us-presidential-elections' });
  expect(t.where('us-presidential-elections')).toBe('discard');
  expect(t.log.filter(({ code }) => code === 'event')).toHaveLength(1);
});

test('Cyrus Vance: 2 VP if a card of the USSR is discarded', () => {
  const t = inTwilightStruggle({ hands: { us: ['fidel', 'nato'], ussr: ['cyrus-vance'] } });
  t.plays('ussr', 'cyrus-vance', 'event').choose('fidel');
  expect(t.choices).toEqual(['fidel', 'nato']);
  t.choose('fidel');
  expect(t.vp).toBe(-2);
});

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
  // As a guest of the USSR the US decides before the die of the host has fallen.
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
