import { expect, test } from 'vitest';
import { CHANCE } from './game.ts';
import { handingChoices } from './hand-over.ts';
import { choose } from './machine.ts';
import { ask, toy } from './testing/toy.ts';

test('a choice hands over when others choose after it, before any die', () => {
  const game = toy([
    ask(0, [1, 2]),
    ask(0, [3, 4]),
    ask(1, [5, 6]),
    ask(CHANCE, [7, 8], { domain: 'die' }),
    ask(0, [9, 10]),
  ]);
  expect(handingChoices(game, 0)).toEqual([]);
  choose(game, 0, 1);
  expect(handingChoices(game, 0)).toEqual([3, 4]);
  expect(handingChoices(game, 1)).toEqual([]);
  choose(game, 0, 3);
  // A die comes next.
  expect(handingChoices(game, 1)).toEqual([]);
  choose(game, 1, 5);
  choose(game, CHANCE, 7);
  // The game is over.
  expect(handingChoices(game, 0)).toEqual([]);
});

test('cards that are dealt belong to nobody, and both may choose after them', () => {
  const deal = ask(CHANCE, [7, 8], { domain: 'card' });
  const throws = ask(CHANCE, [7, 8], { domain: 'die' });
  expect(handingChoices(toy([ask(0, [1, 2]), deal, deal, ask(1, [3, 4])]), 0)).toEqual([1, 2]);
  expect(handingChoices(toy([ask(0, [1, 2]), deal, ask(0, [3, 4])]), 0)).toEqual([]);
  expect(handingChoices(toy([ask(0, [1, 2]), deal, throws, ask(1, [3, 4])]), 0)).toEqual([]);
});
