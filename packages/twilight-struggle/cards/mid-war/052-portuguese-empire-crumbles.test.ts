import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('2 USSR influence in Angola and 2 in the Southeast African States', () => {
  const t = scenario({
    turn: 4,
    influence: { angola: [3, 1] },
    hands: { ussr: ['portuguese-empire-crumbles'] },
  }).plays('ussr', 'portuguese-empire-crumbles', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('angola')).toEqual([3, 3]);
  expect(t.influence('southeast-african-states')).toEqual([0, 2]);
  expect(t.where('portuguese-empire-crumbles')).toBe('removed');
});

test('the US may use its operations first', () => {
  const t = scenario({
    turn: 4,
    influence: { zaire: [1, 0] },
    hands: { us: ['portuguese-empire-crumbles'] },
  }).plays('us', 'portuguese-empire-crumbles', 'operationsFirst');
  t.choose('influence', 'angola', 'angola');
  expect(t.isSettled).toBe(true);
  expect(t.influence('angola')).toEqual([2, 2]);
  expect(t.influence('southeast-african-states')).toEqual([0, 2]);
});
