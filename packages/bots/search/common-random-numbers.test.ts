import { expect, test } from 'vitest';
import { CHANCE, anyGame, choose, legal, members, nextActor, type Game } from '@brink/kernel';
import { twilightStruggle } from '@brink/twilight-struggle/with-bot';
import { CommonRandomNumbers } from './common-random-numbers.ts';

const { ai, setup, parseOptions } = anyGame(twilightStruggle);

/** Deals by the common numbers until a player is to choose; answers the cards in their order. */
function deal(seed: number, skipped?: number): number[] {
  const numbers = new CommonRandomNumbers(ai!);
  numbers.begin(seed);
  const table: Game = setup(parseOptions({}));
  const cards: number[] = [];
  while (nextActor(table) === CHANCE) {
    numbers.meet(table, CHANCE);
    const card = cards.length === 0 && skipped !== undefined ? skipped : numbers.decide(table);
    cards.push(card);
    choose(table, CHANCE, card);
  }
  return cards;
}

test('what was drawn before does not change what comes next from the same pile', () => {
  const cards = deal(1);
  const last = cards.at(-1)!;
  // The last card drawn first: the others follow in their old order.
  expect(deal(1, last)).toEqual([last, ...cards.slice(0, -1)]);
  expect(deal(2)).not.toEqual(cards);
});

test('every card comes first as often as another', () => {
  const table = setup(parseOptions({}));
  const pile = members(legal(table, CHANCE));
  const counts = new Map(pile.map((card) => [card, 0]));
  const numbers = new CommonRandomNumbers(ai!);
  for (let seed = 0; seed < 200 * pile.length; seed++) {
    numbers.begin(seed);
    numbers.meet(table, CHANCE);
    const card = numbers.decide(table);
    counts.set(card, counts.get(card)! + 1);
  }
  // 200 each, give or take four and a half standard deviations.
  for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(64);
});
