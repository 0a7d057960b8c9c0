import { expect, test } from 'vitest';
import { playerIn, seatOf, type Player, type Seat } from './seat.ts';

test('who bids may come to another seat', () => {
  const swapped = [1, 0];
  expect([0, 1].map((player) => seatOf(swapped, player))).toEqual([1, 0]);
  expect([0, 1, 2].map((seat) => playerIn(swapped, seat))).toEqual([1, 0, -1]);
});

test('a seat is no player', () => {
  const first: Player = 0;
  const seat: Seat = seatOf([1, 0], first);
  // @ts-expect-error a seat is no player
  expect(seatOf([1, 0], seat)).toBe(0);
  // @ts-expect-error a player is no seat
  expect(playerIn([1, 0], first)).toBe(1);
});
