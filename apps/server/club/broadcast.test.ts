import { expect, it } from 'vitest';
import { mayBroadcast, shownOf, type Moment } from './broadcast.ts';

const MINUTE = 60_000;
const moment = (minute: number, turn: number): Moment => ({ at: minute * MINUTE, turn });

/** How many are shown at a minute, five minutes late. */
const shown = (moments: readonly Moment[], minute: number, isOver = false): number =>
  shownOf(moments, { now: minute * MINUTE, delay: 5 * MINUTE, isOver });

it('no hand is shown before its turn is over, however long that takes', () => {
  const days = [moment(0, 1), moment(1440, 1), moment(2880, 1)];
  expect(shown(days, 1_000_000)).toBe(0);
  const dealt = [...days, moment(4320, 2)];
  expect(shown(dealt, 4319)).toBe(0);
  expect(shown(dealt, 4320)).toBe(1);
  // The others follow as they were played.
  expect(shown(dealt, 4320 + 1440)).toBe(2);
  expect(shown(dealt, 1_000_000)).toBe(3);
  expect(shown(dealt, 1_000_000, true)).toBe(4);
});

it('a short turn is shown as late as the host says', () => {
  const quick = [moment(0, 1), moment(1, 1), moment(2, 2)];
  expect([4, 5, 6, 7].map((minute) => shown(quick, minute))).toEqual([0, 1, 2, 2]);
});

it('a turn that is taken back is not over', () => {
  const back = [moment(0, 1), moment(1, 2), moment(2, 1)];
  expect(shown(back, 1_000_000)).toBe(0);
  expect(shown([...back, moment(3, 2)], 1_000_000)).toBe(3);
});

it('rated games are broadcast only with a clock for the whole game', () => {
  const day = { kind: 'slow', perMove: 86_400_000 } as never;
  const live = { kind: 'live', total: 1000, increment: 0 } as const;
  expect(mayBroadcast(true, live)).toBe(true);
  for (const clock of [day, { kind: 'none' } as const]) {
    expect(mayBroadcast(true, clock)).toBe(false);
    expect(mayBroadcast(false, clock)).toBe(true);
  }
});
