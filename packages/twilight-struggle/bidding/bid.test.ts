import { legal, members, nextActor, pending, promptFor } from '@brink/kernel';
import { US, USSR } from '@brink/struggle';
import { describe, expect, test } from 'vitest';
import { newGame } from '../testing/scenario.ts';
import { twilightStruggle } from '../package.ts';
import { view } from '../view.ts';
import { MAX_BID, bidOfChoice, choiceOfBid, settleBids, type Bid } from './bid.ts';

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

  test('a bid is one integer', () => {
    for (const bid of [us(0), us(MAX_BID), ussr(0), ussr(MAX_BID)]) {
      expect(bidOfChoice(choiceOfBid(bid))).toEqual(bid);
    }
  });
});

describe('the phase', () => {
  const begin = () => newGame({ bidding: true });

  test('is the first decision, for both at the same time', () => {
    const t = begin();
    expect(t.prompt).toBe('bid');
    expect(pending(t.game)).toBe(3);
    expect(members(legal(t.game, 1))).toHaveLength(2 * (MAX_BID + 1));
    t.choose('ussr-2');
    expect(pending(t.game)).toBe(2);
    expect(promptFor(t.game, 0)?.choices).toEqual([]);
    expect(t.log).toEqual([]);
  });

  test('gives everybody his wish', () => {
    const t = begin().choose('ussr-2', 'us-3');
    expect(twilightStruggle.seating!(t.game)).toEqual([USSR, US]);
    expect(view(t.game, US).bonusInfluence).toEqual([0, 0]);
    expect(t.prompt).toBe('draw');
  });

  test('asks chance only when both have bid the same', () => {
    const t = begin().choose('ussr-2', 'ussr-2');
    expect(t.actor).toBe('chance');
    expect(t.prompt).toBe('bidDie');
    t.choose(3);
    expect(twilightStruggle.seating!(t.game)).toEqual([USSR, US]);
    const other = begin().choose('ussr-2', 'ussr-2', 4);
    expect(twilightStruggle.seating!(other.game)).toEqual([US, USSR]);
    expect(other.log.map(({ code }) => code)).toEqual(['bid', 'bid', 'seats', 'turn']);
  });

  test('the bonus is placed after all other influence, up to control plus 2', () => {
    const t = begin().choose('ussr-3', 'us-0');
    expect(t.prompt).toBe('draw');
    const bid = begin().choose('ussr-3', 'ussr-0');
    while (bid.prompt === 'draw') bid.choose(bid.choices[0]!);
    bid.choose('poland', 'poland', 'poland', 'poland', 'poland', 'poland');
    bid.choose('italy', 'italy', 'italy', 'italy', 'france', 'france', 'france');
    expect(bid.actor).toBe('us');
    // Italy has 4 = control plus 2; Australia and the United Kingdom can still take 2.
    expect(bid.choices).toEqual([
      'australia',
      'canada',
      'france',
      'iran',
      'israel',
      'japan',
      'panama',
      'philippines',
      'south-africa',
      'south-korea',
      'united-kingdom',
    ]);
    bid.choose('australia', 'australia');
    expect(bid.choices).not.toContain('australia');
    bid.choose('iran');
    expect(bid.prompt).toBe('headline');
  });

  test('without bidding seats are as they came', () => {
    const t = newGame();
    expect(twilightStruggle.seating!(t.game)).toEqual([US, USSR]);
    expect(nextActor(t.game)).toBe(4);
  });
});
