import { describe, expect, test } from 'vitest';
import { US, USSR } from '../sides.ts';
import {
  MAX_BID,
  bidCalled,
  bidName,
  bidOfChoice,
  choiceOfBid,
  settleBids,
  type Bid,
} from './bid.ts';

const us = (points: number): Bid => ({ side: US, points });
const ussr = (points: number): Bid => ({ side: USSR, points });

describe('sealed bids (§11.4)', () => {
  test.each([
    // Different wishes: no bonus, whatever was written.
    [us(3), ussr(7), true, US, [0, 0]],
    [ussr(3), us(7), true, USSR, [0, 0]],
    // The same wish: the higher number plays it, the other side gets it.
    [ussr(3), ussr(2), false, USSR, [3, 0]],
    [ussr(2), ussr(3), true, US, [3, 0]],
    [us(1), us(0), false, US, [0, 1]],
    [us(0), us(5), true, USSR, [0, 5]],
    // The same twice: chance.
    [ussr(2), ussr(2), true, USSR, [2, 0]],
    [ussr(2), ussr(2), false, US, [2, 0]],
    [us(4), us(4), true, US, [0, 4]],
  ] as const)('%o and %o (first wins a tie: %s)', (first, second, firstWins, side, bonus) => {
    expect(settleBids(first, second, firstWins)).toEqual({ sideOfFirst: side, bonus });
  });

  test('a bid is one integer with a name', () => {
    for (const bid of [us(0), us(MAX_BID), ussr(0), ussr(MAX_BID)]) {
      expect(bidOfChoice(choiceOfBid(bid))).toEqual(bid);
      expect(bidCalled(bidName(choiceOfBid(bid)))).toBe(choiceOfBid(bid));
    }
    expect(['ussr', 'us-', 'china-2', 'us-123'].map(bidCalled)).toEqual(Array(4).fill(undefined));
  });
});
