import { beforeEach, describe, expect, test } from 'vitest';
import { CHANCE, Game, type Rules } from './game.ts';
import { Layout } from './layout.ts';
import { choose, legal, nextActor, pending, run } from './machine.ts';
import { members, newMask } from './mask.ts';
import {
  declarePile,
  drawNext,
  offerNext,
  putInto,
  putOnTop,
  putUnder,
  shuffle,
  takeNext,
} from './pile.ts';
import { halt, link, program, whilst } from './program.ts';
import { kernelLayout, pushFrame, restart } from './stack.ts';

const layout = Layout.after(kernelLayout);
const pile = declarePile(layout, 'deck', { words: 4, room: 3 });
const DRAWN = layout.cell('drawn', { length: 32, max: 127 });

/** Draws until the deck is empty; `drawn` is a count and what came. */
const drawAll = program<Rules>('drawAll', [
  whilst(
    (game) => next(game).length > 0,
    [
      drawNext(pile, 'draw', ({ mem }, card) => {
        mem[DRAWN + ++mem[DRAWN]] = card;
      }),
    ],
  ),
]);
const { code, entry } = link([halt, drawAll]);

function next(game: Game): number[] {
  const mask = newMask();
  offerNext(game, pile, mask);
  return members(mask);
}

const drawn = ({ mem }: Game): number[] =>
  Array.from(mem.subarray(DRAWN + 1, DRAWN + 1 + mem[DRAWN]));

let game: Game;
beforeEach(() => {
  game = new Game<Rules>({ id: 'cards', layout, code });
  restart(game, entry(halt) + 1);
  for (const card of [10, 40, 100]) putInto(game, pile, card);
});

describe('the next card', () => {
  test('is any of those in between', () => {
    expect(next(game)).toEqual([10, 40, 100]);
    takeNext(game, pile, 40);
    expect(next(game)).toEqual([10, 100]);
  });

  test('is the one put on top last, for as long as the top is known', () => {
    putOnTop(game, pile, 1);
    putOnTop(game, pile, 2);
    expect(next(game)).toEqual([2]);
    takeNext(game, pile, 2);
    expect(next(game)).toEqual([1]);
    takeNext(game, pile, 1);
    expect(next(game)).toEqual([10, 40, 100]);
  });

  test('comes from the bottom when all others are gone, first put first drawn', () => {
    for (const card of [7, 8, 9]) putUnder(game, pile, card);
    for (const card of [10, 40, 100]) takeNext(game, pile, card);
    for (const card of [7, 8, 9]) {
      expect(next(game)).toEqual([card]);
      takeNext(game, pile, card);
    }
    expect(next(game)).toEqual([]);
  });
});

test('a shuffle merges the known ends with the rest', () => {
  putOnTop(game, pile, 1);
  putUnder(game, pile, 7);
  putUnder(game, pile, 8);
  shuffle(game, pile);
  expect(next(game)).toEqual([1, 7, 8, 10, 40, 100]);
});

test('equal piles have equal bytes, whatever was known before', () => {
  const plain = game.clone();
  for (const card of [7, 1]) putInto(plain, pile, card);
  putOnTop(game, pile, 1);
  putUnder(game, pile, 7);
  shuffle(game, pile);
  expect(game.mem).toEqual(plain.mem);
  putOnTop(game, pile, 2);
  takeNext(game, pile, 2);
  expect(game.mem).toEqual(plain.mem);
});

test('an end that is full says so', () => {
  for (const card of [1, 2, 3]) putOnTop(game, pile, card);
  expect(() => putOnTop(game, pile, 4)).toThrow('3 cards');
  for (const card of [5, 6, 7]) putUnder(game, pile, card);
  expect(() => putUnder(game, pile, 8)).toThrow('3 cards');
});

test('in a program chance is asked only for what nobody can know', () => {
  putOnTop(game, pile, 1);
  putUnder(game, pile, 7);
  putUnder(game, pile, 8);
  pushFrame(game, entry(drawAll));
  run(game);
  expect(drawn(game)).toEqual([1]);
  expect(nextActor(game)).toBe(CHANCE);
  expect(members(legal(game, CHANCE))).toEqual([10, 40, 100]);
  choose(game, CHANCE, 40);
  choose(game, CHANCE, 100);
  // The last card in between and both at the bottom follow by themselves.
  expect(pending(game)).toBe(0);
  expect(drawn(game)).toEqual([1, 40, 100, 10, 7, 8]);
});
