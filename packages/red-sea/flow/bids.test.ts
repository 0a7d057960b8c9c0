import { ANSWERS, Random, choose, pending, promptFor, replay } from '@brink/kernel';
import { MAX_BID, US, USSR, type Table } from '@brink/struggle';
import { describe, expect, test } from 'vitest';
import { determinise } from '../knowledge.ts';
import { redSea } from '../package.ts';
import { newGame } from '../testing/scenario.ts';
import { view } from '../view.ts';

const begin = () => newGame({ bidding: true });
const seats = (game: Table) => redSea.seating!(game);

/** Every bid there is. */
const ALL_BIDS = ['us', 'ussr'].flatMap((side) =>
  Array.from({ length: MAX_BID + 1 }, (_, points) => `${side}-${points}`),
);

describe('sealed bids (§11.4)', () => {
  test('are the first decision, for both at the same time', () => {
    const t = begin();
    expect(t.prompt).toBe('bid');
    expect(pending(t.game)).toBe(3);
    for (const player of [0, 1]) expect(t.choicesOf(player)).toEqual(ALL_BIDS.toSorted());
    t.choose('ussr-2');
    expect(pending(t.game)).toBe(2);
    expect(promptFor(t.game, 0)?.choices).toEqual([]);
    expect(t.choicesOf(1)).toEqual(ALL_BIDS.toSorted());
    expect(t.log).toEqual([]);
  });

  test('give everybody his wish, and nobody a bonus', () => {
    const t = begin().choose('ussr-2', 'us-3');
    expect(seats(t.game)).toEqual([USSR, US]);
    expect(view(t.game, US)).toMatchObject({ bonusInfluence: [0, 0], seating: [USSR, US] });
    expect(t.prompt).toBe('draw');
    expect(t.log.map(({ code }) => code)).toEqual(['bid', 'bid', 'seats', 'turn']);
  });

  test('give the side that both want to the higher one', () => {
    const t = begin().choose('us-1', 'us-4');
    expect(seats(t.game)).toEqual([USSR, US]);
    expect(view(t.game, US).bonusInfluence).toEqual([0, 4]);
  });

  test('leave it to chance when both have bid the same', () => {
    const t = begin().choose('us-2', 'us-2');
    expect([t.actor, t.prompt]).toEqual(['chance', 'bidDie']);
    expect(t.choices).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(seats(t.choose(3).game)).toEqual([US, USSR]);
    const other = begin().choose('us-2', 'us-2', 4);
    expect(seats(other.game)).toEqual([USSR, US]);
    expect(view(other.game, US).bonusInfluence).toEqual([0, 2]);
  });

  test('are paid after the deal, where the side has influence, up to control plus 2', () => {
    const t = begin().choose('ussr-40', 'ussr-0');
    while (t.prompt === 'draw') t.choose(t.choices[0]);
    expect([t.actor, t.prompt]).toEqual(['us', 'place']);
    expect(t.choices).toEqual(['ethiopia', 'saudi-arabia']);
    t.choose('ethiopia', 'ethiopia');
    // Only Saudi Arabia has room left, so it fills by itself; what finds none is lost.
    expect(t.influence('ethiopia')).toEqual([3, 0]);
    expect(t.influence('saudi-arabia')).toEqual([5, 0]);
    expect(t.prompt).toBe('headline');
  });

  test('without bidding seats are as they came', () => {
    const t = newGame();
    expect(t.prompt).toBe('draw');
    expect(seats(t.game)).toEqual([US, USSR]);
  });
});

/** What lies at an address in many games that a viewer cannot tell from this one. */
function possible(game: Table, viewer: number, at: number): Set<number> {
  const random = new Random(1);
  const found = new Set<number>();
  for (let i = 0; i < 60; i++) {
    const other = determinise(game, viewer, random, game.clone());
    expect(view(other, viewer)).toEqual(view(game, viewer));
    expect(promptFor(other, viewer)).toEqual(promptFor(game, viewer));
    found.add(other.mem[at]);
  }
  return found;
}

test('a sealed bid is known to its bidder alone', () => {
  const t = begin();
  choose(t.game, US, 3);
  expect(view(t.game, US)).toMatchObject({ answer: 3, hasAnswered: [true, false] });
  expect(view(t.game, USSR)).toMatchObject({ answer: -1, hasAnswered: [true, false] });
  expect(possible(t.game, US, ANSWERS + US)).toEqual(new Set([4]));
  expect(possible(t.game, USSR, ANSWERS + US).size).toBeGreaterThan(10);
  expect(possible(t.game, -1, ANSWERS + US).size).toBeGreaterThan(10);
});

test('a record with bids comes to the same seats', () => {
  const record = {
    format: 'brink-record',
    version: 1,
    game: 'red-sea',
    options: { bidding: true },
    choices: [102, 102, 4],
  } as const;
  const game = replay(redSea, record);
  expect(seats(game)).toEqual([US, USSR]);
  expect(view(game, US).bonusInfluence).toEqual([2, 0]);
});
