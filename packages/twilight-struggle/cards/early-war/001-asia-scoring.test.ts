import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';
import { readAll } from '@brink/kernel';
import { LOG } from '../../log.ts';

test('the difference of both totals is paid: tier, battlegrounds, neighbours of the rival', () => {
  const t = scenario({
    influence: {
      japan: [4, 0],
      'south-korea': [3, 0],
      taiwan: [3, 0],
      'north-korea': [0, 3],
      vietnam: [0, 1],
      thailand: [1, 0],
    },
    hands: { us: ['asia-scoring'] },
  }).plays('us', 'asia-scoring', 'event');
  expect(t.isSettled).toBe(true);
  // US: domination 7 and 2 battlegrounds. USSR: presence 3 and 1 battleground.
  expect(t.vp).toBe(5);
  expect(t.where('asia-scoring')).toBe('discard');
});

test('Southeast Asia belongs to Asia; Japan is next to the US', () => {
  const t = scenario({
    influence: { japan: [0, 4], thailand: [0, 2], indonesia: [0, 1] },
    hands: { ussr: ['asia-scoring'] },
  }).plays('ussr', 'asia-scoring', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-(7 + 2 + 1));
});

test('North Korea and Afghanistan are next to the USSR', () => {
  const t = scenario({
    influence: { 'north-korea': [3, 0], afghanistan: [2, 0] },
    hands: { ussr: ['asia-scoring'] },
  }).plays('ussr', 'asia-scoring', 'event');
  expect(t.vp).toBe(7 + 1 + 2);
});

test('control needs all six battlegrounds and more countries', () => {
  const t = scenario({
    influence: {
      india: [0, 3],
      japan: [0, 4],
      'north-korea': [0, 3],
      pakistan: [0, 2],
      'south-korea': [0, 3],
      thailand: [0, 2],
      taiwan: [3, 0],
    },
    hands: { ussr: ['asia-scoring'] },
  }).plays('ussr', 'asia-scoring', 'event');
  // USSR: control 9, 6 battlegrounds, Japan. US: presence 3.
  expect(t.vp).toBe(-(9 + 6 + 1) + 3);
});

test('a scoring card is an event only and loses the game if it is held', () => {
  const t = scenario({ hands: { us: ['asia-scoring'] } })
    .round('us')
    .choose('asia-scoring');
  expect(t.choices).toEqual(['event']);
  t.choose('event');
  expect(t.isSettled).toBe(true);
  const held = scenario({ hands: { us: ['asia-scoring'] } }).endTurn();
  expect(held.result).toEqual({ winner: 'ussr', manner: 'heldScoringCard' });
});

test('20 VP are looked at after both totals are netted', () => {
  const influence = { japan: [4, 0], 'north-korea': [0, 3], pakistan: [0, 2] } as const;
  const t = scenario({ vp: 17, influence, hands: { us: ['asia-scoring'] } });
  t.plays('us', 'asia-scoring', 'event');
  // US 3 + 1, USSR 3 + 2 (no country that is no battleground).
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(16);
  const won = scenario({
    vp: 16,
    influence: { japan: [4, 0] },
    hands: { us: ['asia-scoring'] },
  }).plays('us', 'asia-scoring', 'event');
  expect(won.result).toEqual({ winner: 'us', manner: 'vp' });
});

test('Shuttle Diplomacy: the US drops a USSR battleground for this scoring', () => {
  const t = scenario({
    influence: { japan: [0, 4], india: [0, 3], burma: [0, 2], taiwan: [3, 0] },
    effects: ['ShuttleDiplomacy'],
    hands: { ussr: ['asia-scoring'] },
  }).plays('ussr', 'asia-scoring', 'event');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('shuttleDiplomacy');
  expect(t.choices).toEqual(['india', 'japan']);
  t.choose('japan');
  expect(t.isSettled).toBe(true);
  // USSR: India and Burma dominate Taiwan, 7 + 1. US: presence 3.
  expect(t.vp).toBe(-5);
  expect(t.has('ShuttleDiplomacy')).toBe(false);
  expect(t.where('shuttle-diplomacy')).toBe('discard');
});

test('Shuttle Diplomacy can take presence away, and is spent without a target too', () => {
  const t = scenario({
    influence: { japan: [0, 4] },
    effects: ['ShuttleDiplomacy'],
    hands: { ussr: ['asia-scoring'] },
  }).plays('ussr', 'asia-scoring', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  const none = scenario({
    influence: { taiwan: [0, 3] },
    effects: ['ShuttleDiplomacy'],
    hands: { ussr: ['asia-scoring'] },
  }).plays('ussr', 'asia-scoring', 'event');
  expect(none.isSettled).toBe(true);
  expect(none.vp).toBe(-3);
  expect(none.where('shuttle-diplomacy')).toBe('discard');
});

test('headlined it comes second, and the US first of two scoring cards', () => {
  const t = scenario({
    influence: { japan: [4, 0], cuba: [1, 0] },
    hands: { us: ['asia-scoring'], ussr: ['fidel'] },
  }).headlines({ us: 'asia-scoring', ussr: 'fidel' });
  expect(t.isSettled).toBe(true);
  expect(readAll(LOG, t.log, 'event').map(({ card }) => card)).toEqual([8, 1]);
  const both = scenario({
    hands: { us: ['asia-scoring'], ussr: ['europe-scoring'] },
  }).headlines({ us: 'asia-scoring', ussr: 'europe-scoring' });
  expect(both.isSettled).toBe(true);
  expect(readAll(LOG, both.log, 'event').map(({ card }) => card)).toEqual([1, 2]);
});
