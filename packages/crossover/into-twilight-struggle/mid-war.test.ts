import { expect, test } from 'vitest';
import { inTwilightStruggle } from '../testing/scenarios.ts';

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

test('The Lion Falters: allows Mengistu, who turns round visitors of the US', () => {
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
