import { SPACE_ATTEMPTS, US } from '@brink/struggle';
import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('one box forward without a die, an attempt or a minimum of operations', () => {
  const t = scenario({ hands: { us: ['captured-nazi-scientist', 'fidel'] } });
  t.plays('us', 'captured-nazi-scientist', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual([1, 0]);
  expect(t.vp).toBe(2);
  expect(t.game.mem[SPACE_ATTEMPTS + US]).toBe(0);
  expect(t.where('captured-nazi-scientist')).toBe('removed');
  expect(t.round('us').choose('fidel').choices).toEqual(['eventFirst', 'operationsFirst', 'space']);
});

test('the second to reach a box gets the smaller value', () => {
  const t = scenario({ space: [1, 0], hands: { ussr: ['captured-nazi-scientist'] } });
  t.plays('ussr', 'captured-nazi-scientist', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual([1, 1]);
  expect(t.vp).toBe(-1);
});

test('the ability of the box comes with it: a second attempt', () => {
  const t = scenario({
    space: [0, 1],
    hands: { ussr: ['captured-nazi-scientist', 'fidel', 'suez-crisis', 'vietnam-revolts'] },
  }).plays('ussr', 'captured-nazi-scientist', 'event');
  expect(t.space).toEqual([0, 2]);
  t.plays('ussr', 'fidel', 'space').choose(6);
  t.plays('ussr', 'suez-crisis', 'space').choose(6);
  expect(t.round('ussr').choose('vietnam-revolts').choices).toEqual(['event', 'operations']);
});

test('in the last box it has no effect but is removed', () => {
  const t = scenario({ space: [8, 0], hands: { us: ['captured-nazi-scientist'] } });
  t.plays('us', 'captured-nazi-scientist', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual([8, 0]);
  expect(t.vp).toBe(0);
  expect(t.where('captured-nazi-scientist')).toBe('removed');
});

test('headlined it serves the one who headlined it', () => {
  const t = scenario({ hands: { us: ['romanian-abdication'], ussr: ['captured-nazi-scientist'] } });
  t.headlines({ us: 'romanian-abdication', ussr: 'captured-nazi-scientist' });
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual([0, 1]);
});
