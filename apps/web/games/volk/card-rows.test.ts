import { volk, type VolkView } from '@brink/volk';
import { expect, test } from 'vitest';
import { cardRowsOf } from './card-rows.ts';

const view = (more: Partial<VolkView>): VolkView => ({
  ...volk.view(volk.setup(volk.parseOptions({})), 1),
  ...more,
});
const hands = (known: readonly number[]): VolkView['hands'] => [
  { count: 2, known: [], backs: [2, 0, 0, 0] },
  { count: known.length, known, backs: [known.length, 0, 0, 0] },
];

test('the special card lies first, the others by their number', () => {
  const table = view({ display: [3, 9, 81], hands: hands([17, 4]) });
  expect(cardRowsOf(table, [], 1)).toEqual({ display: [81, 3, 9], hand: [4, 17] });
});

test('a card keeps its place in the display while it is being played', () => {
  const table = view({ display: [3, 20], resolving: [9], hands: hands([4, 17]) });
  const log = [{ code: 'takeCard', args: [1, 9, 0] }];
  expect(cardRowsOf(table, log, 1)).toEqual({ display: [3, 9, 20], hand: [4, 17] });
});

test('and so does one of the own hand; one of another hand is shown in the display', () => {
  const table = view({ display: [3, 20], resolving: [9], hands: hands([4, 17]) });
  const log = [{ code: 'takeCard', args: [1, 9, 1] }];
  expect(cardRowsOf(table, log, 1)).toEqual({ display: [3, 20], hand: [4, 9, 17] });
  expect(cardRowsOf(table, log, 0)).toEqual({ display: [3, 9, 20], hand: [] });
});
