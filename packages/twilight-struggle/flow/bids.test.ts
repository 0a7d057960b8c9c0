import { legal, members, nextActor, pending, promptFor } from '@brink/kernel';
import { MAX_BID, US, USSR } from '@brink/struggle';
import { describe, expect, test } from 'vitest';
import { newGame } from '../testing/scenario.ts';
import { twilightStruggle } from '../package.ts';
import { view } from '../view.ts';

describe('sealed bids (§11.4)', () => {
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
