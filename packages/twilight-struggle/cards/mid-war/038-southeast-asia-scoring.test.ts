import { expect, test } from 'vitest';
import { finalScoring } from '../../flow/end-of-turn.ts';
import { scenario } from '../../testing/scenario.ts';

test('1 VP a country, 2 for Thailand, nothing for battlegrounds or tiers; then it is removed', () => {
  const t = scenario({
    turn: 4,
    influence: {
      thailand: [2, 0],
      vietnam: [0, 1],
      indonesia: [0, 1],
      burma: [0, 2],
      malaysia: [2, 1],
      japan: [4, 0],
    },
    hands: { us: ['southeast-asia-scoring'] },
  });
  t.round('us').choose('southeast-asia-scoring');
  expect(t.choices).toEqual(['event']);
  t.choose('event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(2 - 3);
  expect(t.where('southeast-asia-scoring')).toBe('removed');
});

test('all of it is 8 VP', () => {
  const t = scenario({
    turn: 4,
    vp: 11,
    influence: {
      burma: [2, 0],
      'laos-cambodia': [1, 0],
      thailand: [2, 0],
      vietnam: [1, 0],
      malaysia: [2, 0],
      indonesia: [1, 0],
      philippines: [2, 0],
    },
    hands: { us: ['southeast-asia-scoring'] },
  }).plays('us', 'southeast-asia-scoring', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(19);
});

test('the difference decides about 20 VP', () => {
  const t = scenario({
    turn: 4,
    vp: -18,
    influence: { thailand: [0, 2], vietnam: [0, 1], burma: [2, 0] },
    hands: { us: ['southeast-asia-scoring'] },
  }).plays('us', 'southeast-asia-scoring', 'event');
  expect(t.result).toEqual({ winner: 'ussr', manner: 'vp' });
  expect(t.vp).toBe(-20);
});

test('Shuttle Diplomacy does not touch it and goes on waiting', () => {
  const t = scenario({
    turn: 4,
    effects: ['ShuttleDiplomacy'],
    influence: { thailand: [0, 2] },
    hands: { ussr: ['southeast-asia-scoring'] },
  }).plays('ussr', 'southeast-asia-scoring', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
  expect(t.has('ShuttleDiplomacy')).toBe(true);
});

test('it is no part of final scoring', () => {
  const t = scenario({ turn: 10, china: { holder: 'us' }, influence: { vietnam: [1, 0] } });
  t.start(finalScoring, 0);
  // Presence in Asia and the China Card.
  expect(t.vp).toBe(3 + 1);
});
