import { USSR, pileCount } from '@brink/struggle';
import { expect, test } from 'vitest';
import { inRedSea } from '../testing/scenarios.ts';
import { VISITORS } from './visitors.ts';
import { visitingWorld } from './world.ts';

const { rule } = visitingWorld.world;

test('the list of §12.2 with its operations', () => {
  const list = VISITORS.map(({ home, ops }) => `${home}:${ops}`).join(' ');
  expect(list).toBe(
    '36:3 39:3 43:3 45:1 49:2 44:3 63:2 66:2 72:1 74:2 108:2 51:3 56:4 61:3 62:1 ' +
      '92:2 100:4 86:3 110:3 98:3 109:2',
  );
});

test('Brush War: a country of stability 1 or 2, the sea lanes are none', () => {
  const t = inRedSea({ influence: { kenya: [0, 2] }, hands: { us: ['brush-war'] } });
  t.plays('us', 'brush-war', 'event');
  expect(t.choices).toEqual([
    'djibouti',
    'egypt',
    'ethiopia',
    'kenya',
    'madagascar',
    'oman',
    'somalia',
    'south-yemen',
    'sudan',
    'yemen',
  ]);
  t.choose('kenya', 3);
  expect(t.isSettled).toBe(true);
  expect(t.influence('kenya')).toEqual([2, 0]);
  expect(t.vp).toBe(1);
  expect(t.militaryOps).toEqual([3, 0]);
  expect(t.where('brush-war')).toBe('discard');
});

test('Arms Race: compares military operations with what DEFCON demands', () => {
  const t = inRedSea({ defcon: 3, militaryOps: [0, 3], hands: { ussr: ['arms-race'] } });
  expect(t.plays('ussr', 'arms-race', 'event').vp).toBe(-3);
});

test('SALT Negotiations: DEFCON up by 2, coups lose 1, a discard comes back', () => {
  const t = inRedSea({
    defcon: 2,
    influence: { kenya: [0, 2] },
    hands: { us: ['salt-negotiations', 'zbig'] },
    discard: ['eplf', 'africa-scoring'],
  }).plays('us', 'salt-negotiations', 'event');
  expect(t.defcon).toBe(4);
  expect(t.choices).toEqual(['done', 'eplf']);
  t.choose('eplf');
  expect(t.where('eplf')).toBe('us');
  expect(t.where('salt-negotiations')).toBe('removed');
  t.plays('us', 'zbig', 'operations').choose('coup', 'kenya', 2);
  // 2 − 1 + 3 − 4 = 0.
  expect(t.influence('kenya')).toEqual([0, 2]);
});

test('Summit: 1 more for each of the two regions dominated', () => {
  const t = inRedSea({
    influence: { 'saudi-arabia': [3, 0], oman: [2, 0] },
    hands: { us: ['summit'] },
  }).plays('us', 'summit', 'event');
  t.choose(3, 3);
  expect(t.vp).toBe(2);
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['lower', 'none', 'raise']);
  t.choose('raise');
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(5);
});

test('Summit: Carter Doctrine fixes the die of the US', () => {
  const t = inRedSea({ effects: ['CarterForUs'], hands: { us: ['summit'] } });
  t.plays('us', 'summit', 'event');
  expect(t.prompt).toBe('fixDie');
  expect(t.actor).toBe('us');
  t.choose('six', 5, 'none');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(2);
});

test('Missile Envy: the best card of the rival for this one, which is due next', () => {
  const t = inRedSea({
    influence: { egypt: [1, 0] },
    hands: { us: ['missile-envy'], ussr: ['zbig', 'nasserism'] },
  }).plays('us', 'missile-envy', 'event');
  // Zbig, an event of the US, happens without a target.
  expect(t.actor).toBe('ussr');
  t.choose('zbig');
  expect(t.isSettled).toBe(true);
  expect(t.where('missile-envy')).toBe('ussr');
  t.round('ussr');
  expect(t.choices).toEqual(['missile-envy']);
  t.choose('missile-envy');
  expect(t.choices).toEqual(['operations', 'space']);
  t.choose('operations', 'influence', 'strategic-sea-lanes', 'strategic-sea-lanes');
  expect(t.isSettled).toBe(true);
  expect(t.where('missile-envy')).toBe('discard');
});

test('Missile Envy: modified operations decide, in the first revision printed ones', () => {
  const offered = (revision: number) =>
    inRedSea({
      revision,
      effects: ['BrezhnevDoctrine'],
      hands: {
        us: ['missile-envy'],
        ussr: ['soviets-airlift-cubans', 'carter-doctrine', 'nasserism'],
      },
    }).plays('us', 'missile-envy', 'event').choices;
  expect(offered(1)).toEqual(['carter-doctrine']);
  expect(offered(2)).toEqual(['carter-doctrine', 'soviets-airlift-cubans']);
});

test('Bear Trap: the USSR discards a card of 2 or more and rolls', () => {
  const t = inRedSea({ hands: { us: ['bear-trap'], ussr: ['the-derg', 'nasserism'] } });
  t.plays('us', 'bear-trap', 'event');
  expect(t.where('bear-trap')).toBe('removed');
  t.round('ussr');
  expect(t.prompt).toBe('trapDiscard');
  expect(t.choices).toEqual(['the-derg']);
  t.choose('the-derg', 4);
  expect(t.isSettled).toBe(true);
  expect(t.has('BearTrap')).toBe(false);
});

test('Colonial Rear Guards: 4 countries of Africa, Egypt among them', () => {
  const t = inRedSea({ hands: { us: ['colonial-rear-guards'] } });
  t.plays('us', 'colonial-rear-guards', 'event');
  expect(t.choices).toEqual([
    'djibouti',
    'egypt',
    'ethiopia',
    'kenya',
    'madagascar',
    'somalia',
    'sudan',
  ]);
  t.choose('egypt', 'kenya', 'sudan', 'somalia');
  expect(t.isSettled).toBe(true);
});

test('Puppet Governments: countries without influence, never the sea lanes', () => {
  const t = inRedSea({ influence: { egypt: [1, 0] }, hands: { us: ['puppet-governments'] } });
  t.plays('us', 'puppet-governments', 'event');
  expect(t.choices).toHaveLength(11);
  expect(t.choices).not.toContain('egypt');
  expect(t.choices).not.toContain('strategic-sea-lanes');
  t.choose('oman', 'done');
  expect(t.isSettled).toBe(true);
  expect(t.where('puppet-governments')).toBe('removed');
});

test('Sadat Expels Soviets: Egypt', () => {
  const t = inRedSea({ influence: { egypt: [0, 3] }, hands: { us: ['sadat-expels-soviets'] } });
  t.plays('us', 'sadat-expels-soviets', 'event');
  expect(t.influence('egypt')).toEqual([1, 0]);
});

test('The Voice of America: no country here is in Europe', () => {
  const t = inRedSea({
    influence: { kenya: [0, 3], oman: [0, 2], 'strategic-sea-lanes': [0, 3] },
    hands: { us: ['voice-of-america'] },
  }).plays('us', 'voice-of-america', 'event');
  expect(t.choices).toEqual(['kenya', 'oman']);
  t.choose('kenya', 'kenya');
  expect(t.influence('oman')).toEqual([0, 0]);
  expect(t.isSettled).toBe(true);
});

test('Our Man in Tehran: with a country of the Middle East, Egypt counts', () => {
  const t = inRedSea({
    influence: { egypt: [2, 0] },
    hands: { us: ['our-man-in-tehran'] },
    draw: ['eplf', 'zbig', 'nasserism', 'famine', 'oau', 'the-derg'],
  }).plays('us', 'our-man-in-tehran', 'event');
  t.choose('eplf', 'zbig', 'nasserism', 'famine', 'oau');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['done', 'eplf', 'famine', 'nasserism', 'oau', 'zbig']);
  t.choose('nasserism', 'done');
  expect(t.isSettled).toBe(true);
  expect(pileCount(t.game)).toBe(5);
  expect(t.where('nasserism')).toBe('discard');
});

test('Brezhnev Doctrine: USSR cards 1 more, up to 4; T-62s lift up to 3', () => {
  const t = inRedSea({ effects: ['T62s'], hands: { ussr: ['brezhnev-doctrine'] } });
  t.plays('ussr', 'brezhnev-doctrine', 'event');
  const worth = [1, 2, 3, 4].map((ops) => ops + rule.opsModifier(t.game, USSR, ops));
  expect(worth.map((ops) => Math.min(4, ops))).toEqual([3, 3, 4, 4]);
});

test('Brezhnev Doctrine: a 2 is a 3, which T-62s hold against Albano-Stalinist Economics', () => {
  const t = inRedSea({
    effects: ['BrezhnevDoctrine', 'T62s', 'AlbanoOnUssr'],
    influence: { djibouti: [0, 1] },
    hands: { ussr: ['the-lion-falters'] },
  }).plays('ussr', 'the-lion-falters', 'operations');
  t.choose('influence', 'djibouti', 'djibouti', 'djibouti');
  expect(t.isSettled).toBe(true);
  expect(t.influence('djibouti')).toEqual([0, 4]);
});

test('Brezhnev Doctrine: a 4 under Albano-Stalinist Economics is 4 + 1 − 1', () => {
  const t = inRedSea({
    effects: ['BrezhnevDoctrine', 'AlbanoOnUssr'],
    influence: { djibouti: [0, 1] },
    hands: { ussr: ['mr-nyet'] },
  }).plays('ussr', 'mr-nyet', 'operations');
  t.choose('influence', 'djibouti', 'djibouti', 'djibouti', 'djibouti');
  expect(t.isSettled).toBe(true);
  expect(t.influence('djibouti')).toEqual([0, 5]);
});

test('Muslim Revolution: Sudan, Egypt and Saudi Arabia are those on this map', () => {
  const t = inRedSea({
    influence: { sudan: [1, 0], egypt: [2, 0], 'saudi-arabia': [3, 0], oman: [2, 0] },
    hands: { ussr: ['muslim-revolution'] },
  }).plays('ussr', 'muslim-revolution', 'event');
  expect(t.choices).toEqual(['egypt', 'saudi-arabia', 'sudan']);
  t.choose('egypt', 'saudi-arabia');
  expect(t.isSettled).toBe(true);
  expect(t.influence('saudi-arabia')).toEqual([0, 0]);
});

test('OPEC: Egypt and Saudi Arabia', () => {
  const t = inRedSea({
    influence: { egypt: [0, 2], 'saudi-arabia': [0, 3], oman: [0, 2] },
    hands: { ussr: ['opec'] },
  });
  expect(t.plays('ussr', 'opec', 'event').vp).toBe(-2);
});

test('Lone Gunman: the hand of the US, and 1 operation', () => {
  const t = inRedSea({
    influence: { yemen: [0, 1] },
    hands: { us: ['eplf'], ussr: ['lone-gunman'] },
  }).plays('ussr', 'lone-gunman', 'event');
  expect(t.log.some(({ code }) => code === 'reveal')).toBe(true);
  t.choose('influence', 'yemen');
  expect(t.isSettled).toBe(true);
});

test('Terrorism: one random card of the rival, whoever plays it', () => {
  const t = inRedSea({ hands: { us: ['eplf', 'zbig'], ussr: ['terrorism'] } });
  t.plays('ussr', 'terrorism', 'event').choose('zbig');
  expect(t.isSettled).toBe(true);
  expect(t.where('zbig')).toBe('discard');
  expect(t.where('eplf')).toBe('us');
});

test('Wargames: 6 VP to the rival at DEFCON 2, and the game is over', () => {
  const t = inRedSea({ defcon: 2, vp: 7, hands: { us: ['wargames'] } });
  t.plays('us', 'wargames', 'event').choose('yes');
  expect(t.result).toEqual({ winner: 'us', manner: 'wargames' });
});

test('Wargames: the 6 VP may be all the rival needs, 10 VP win here', () => {
  const t = inRedSea({ defcon: 2, vp: -5, hands: { us: ['wargames'] } });
  t.plays('us', 'wargames', 'event').choose('yes');
  expect(t.result).toEqual({ winner: 'ussr', manner: 'vp' });
});

test('North Sea Oil: no OPEC, and an eighth round for the US', () => {
  const t = inRedSea({ hands: { us: ['north-sea-oil'], ussr: ['opec'] } });
  t.plays('us', 'north-sea-oil', 'event');
  expect(rule.roundsOf(t.game, 0)).toBe(8);
  expect(t.round('ussr').choose('opec').choices).toEqual(['operations', 'space']);
});

test('AWACS: 2 in Saudi Arabia, and no Muslim Revolution', () => {
  const t = inRedSea({ hands: { us: ['awacs-sale-to-saudis'], ussr: ['muslim-revolution'] } });
  t.plays('us', 'awacs-sale-to-saudis', 'event');
  expect(t.influence('saudi-arabia')).toEqual([2, 0]);
  expect(t.round('ussr').choose('muslim-revolution').choices).toEqual(['operations', 'space']);
});

test('Aldrich Ames: the US hand lies open, and the USSR discards of it', () => {
  const t = inRedSea({ hands: { us: ['eplf', 'zbig'], ussr: ['aldrich-ames-remix'] } });
  t.plays('ussr', 'aldrich-ames-remix', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['eplf', 'zbig']);
  t.choose('zbig');
  expect(t.isSettled).toBe(true);
  expect(t.where('zbig')).toBe('discard');
});

test('Yuri and Samantha: every US coup gives the USSR 1 VP', () => {
  const t = inRedSea({
    influence: { kenya: [0, 1] },
    hands: { us: ['eplf'], ussr: ['yuri-and-samantha'] },
  }).plays('ussr', 'yuri-and-samantha', 'event');
  t.plays('us', 'eplf', 'operations').choose('coup', 'kenya', 1);
  expect(t.vp).toBe(-1);
});
