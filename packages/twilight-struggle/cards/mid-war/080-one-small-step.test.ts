import { expect, test } from 'vitest';
import { SPACE_ATTEMPTS } from '@brink/struggle';
import { scenario } from '../../testing/scenario.ts';

test('whoever is behind advances 2 boxes and is paid for the second alone', () => {
  const t = scenario({ turn: 4, space: [0, 1], hands: { us: ['one-small-step', 'nato'] } });
  t.plays('us', 'one-small-step', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual([2, 1]);
  expect(t.vp).toBe(0);
  expect(t.where('one-small-step')).toBe('discard');
});

test('first and second pay differently', () => {
  const first = scenario({ turn: 4, space: [2, 1], hands: { ussr: ['one-small-step'] } });
  first.plays('ussr', 'one-small-step', 'event');
  expect(first.space).toEqual([2, 3]);
  expect(first.vp).toBe(-2);
  const second = scenario({ turn: 4, space: [5, 3], hands: { ussr: ['one-small-step'] } });
  second.plays('ussr', 'one-small-step', 'event');
  expect(second.space).toEqual([5, 5]);
  expect(second.vp).toBe(-1);
});

test('level or ahead it does not take place', () => {
  const t = scenario({
    turn: 4,
    space: [2, 2],
    influence: { iran: [1, 0] },
    hands: { us: ['one-small-step'], ussr: ['fidel'] },
  });
  expect(t.round('us').choose('one-small-step').choices).toEqual(['operations', 'space']);
  t.headlines({ us: 'one-small-step', ussr: 'fidel' });
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual([2, 2]);
  expect(t.where('one-small-step')).toBe('discard');
});

test('it is no attempt: the card of the turn may still go into space', () => {
  const t = scenario({ turn: 4, space: [0, 3], hands: { us: ['one-small-step', 'nato'] } });
  t.plays('us', 'one-small-step', 'event');
  expect(t.game.mem[SPACE_ATTEMPTS]).toBe(0);
  expect(t.round('us').choose('nato').choices).toEqual(['operations', 'space']);
});

test('the box it reaches first gives its ability, and the rival loses his', () => {
  const t = scenario({
    turn: 4,
    space: [1, 2],
    hands: { us: ['one-small-step', 'nato', 'fidel'], ussr: ['duck-and-cover', 'comecon'] },
  });
  t.plays('us', 'one-small-step', 'event');
  expect(t.space).toEqual([3, 2]);
  t.plays('ussr', 'duck-and-cover', 'space').choose(6);
  expect(t.round('ussr').choose('comecon').choices).toEqual(['event', 'operations']);
});

test('the track ends at its last box', () => {
  const t = scenario({ turn: 8, space: [7, 8], hands: { us: ['one-small-step'] } });
  t.plays('us', 'one-small-step', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual([8, 8]);
});
