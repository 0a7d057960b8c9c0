import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';
import { readAll } from '@brink/kernel';
import { LOG } from '../../log.ts';

test('the example of the rulebook: domination of the USSR against presence, 4 VP', () => {
  const t = scenario({
    turn: 4,
    influence: {
      cuba: [0, 3],
      haiti: [0, 1],
      'dominican-republic': [0, 1],
      guatemala: [1, 0],
      panama: [1, 0],
    },
    hands: { ussr: ['central-america-scoring'] },
  });
  t.round('ussr').choose('central-america-scoring');
  expect(t.choices).toEqual(['event']);
  t.choose('event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-4);
  expect(t.where('central-america-scoring')).toBe('discard');
});

test('control counts 5; only the USSR has countries next to the rival here', () => {
  const position = { turn: 4, hands: { us: ['central-america-scoring'] } } as const;
  const us = scenario({
    ...position,
    influence: { mexico: [2, 0], cuba: [3, 0], panama: [2, 0], haiti: [1, 0] },
  }).plays('us', 'central-america-scoring', 'event');
  expect(us.vp).toBe(5 + 3);
  const ussr = scenario({
    ...position,
    influence: { mexico: [0, 2], cuba: [0, 3], panama: [0, 2], haiti: [0, 1] },
  }).plays('us', 'central-america-scoring', 'event');
  expect(ussr.vp).toBe(-(5 + 3 + 2));
});

test('only the difference is moved before 20 VP are looked at', () => {
  const t = scenario({
    turn: 4,
    vp: 18,
    influence: { mexico: [2, 0], cuba: [0, 3] },
    hands: { us: ['central-america-scoring'] },
  }).plays('us', 'central-america-scoring', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(17);
});

test('in the headline phase it comes after any card with operations', () => {
  const t = scenario({
    turn: 4,
    influence: { cuba: [0, 3] },
    hands: { us: ['central-america-scoring'], ussr: ['fidel'] },
  }).headlines({ us: 'central-america-scoring', ussr: 'fidel' });
  expect(t.isSettled).toBe(true);
  expect(readAll(LOG, t.log, 'event').map(({ card }) => card)).toEqual([8, 37]);
  expect(t.vp).toBe(-3);
});
