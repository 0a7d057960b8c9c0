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

  test('a bonus of both sides is placed by the USSR first, and counts against the US', () => {
    const t = newGame({ bonusUs: 9, bonusUssr: 3 });
    while (t.prompt === 'draw') t.choose(t.choices[0]!);
    t.choose('poland', 'poland', 'poland', 'poland', 'poland', 'poland');
    t.choose('italy', 'italy', 'france', 'france', 'france', 'france', 'france');
    expect(t.actor).toBe('ussr');
    // Poland has 6 = control plus 3 already, which the free placement may do, the bonus may not.
    expect(t.choices).toEqual(['east-germany', 'finland', 'iraq', 'north-korea', 'syria']);
    t.choose('iraq', 'syria', 'syria');
    expect(t.influence('syria')).toEqual([0, 3]);
    expect(t.actor).toBe('us');
    expect(t.choices).toContain('italy');
    t.choose('italy', 'italy');
    // Italy: stability 2, no USSR influence: 4 at most.
    expect(t.choices).not.toContain('italy');
    t.choose('iran', 'iran', 'iran');
    expect(t.choices).not.toContain('iran');
    t.choose('panama', 'panama', 'panama', 'israel');
    expect(t.prompt).toBe('headline');
    expect(t.influence('iran')).toEqual([4, 0]);
  });

  test('the other side of the example in §11.4.1: 1 of the rival makes it 6 in stability 3', () => {
    const t = newGame({ scenario: 'turn-zero', bonusUs: 10 });
    // Every die shows 3: VJ Day leaves 1 of the USSR in South Korea beside 1 of the US.
    while (t.prompt !== 'draw') {
      if (t.prompt === 'crisis') t.choose(t.choices[0]!);
      else t.choose('oss', 'kgb', 3);
    }
    while (t.prompt === 'draw') t.choose(t.choices[0]!);
    while (t.actor === 'ussr') t.choose('poland');
    t.choose('italy', 'italy', 'italy', 'italy', 'italy', 'italy', 'italy');
    expect(t.influence('south-korea')).toEqual([1, 1]);
    for (let n = 0; n < 5; n++) t.choose('south-korea');
    expect(t.influence('south-korea')).toEqual([6, 1]);
    expect(t.choices).not.toContain('south-korea');
  });

  test('without bidding seats are as they came', () => {
    const t = newGame();
    expect(twilightStruggle.seating!(t.game)).toEqual([US, USSR]);
    expect(nextActor(t.game)).toBe(4);
  });
});
