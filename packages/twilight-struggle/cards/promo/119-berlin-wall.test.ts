import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const play = (space: readonly [number, number]) =>
  scenario({
    options: { promoCards: true },
    turn: 4,
    space,
    hands: { ussr: ['berlin-wall'] },
  }).plays('ussr', 'berlin-wall', 'event');

test('2 in East Germany; level in space the USSR is the first in the next box', () => {
  const t = play([0, 0]);
  expect(t.isSettled).toBe(true);
  expect(t.influence('east-germany')).toEqual([0, 2]);
  expect(t.space).toEqual([0, 1]);
  expect(t.vp).toBe(-2);
  expect(t.where('berlin-wall')).toBe('removed');
});

test('behind, it is the second there', () => {
  const t = play([1, 0]);
  expect(t.space).toEqual([1, 1]);
  expect(t.vp).toBe(-1);
});

test('ahead, or at the end of the track, it stays', () => {
  expect(play([1, 2]).space).toEqual([1, 2]);
  expect(play([8, 8]).space).toEqual([8, 8]);
});
