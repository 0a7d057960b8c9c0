import { anyGame, type OptionValues } from '@brink/kernel';
import { Reader, readGame } from '@brink/testkit';
import { expect, test } from 'vitest';
import { volk } from './with-bot.ts';
import { MANNERS } from './result.ts';

/** The rendering law: whatever comes up in a game can be read, in both languages. */
const game = anyGame(volk);
const reader = new Reader(game);
const GAMES = 20;

const AGREED: Readonly<Record<string, OptionValues>> = {
  'the base game': {},
  'two plus two': { mode: 'two-plus-two' },
};

test.each(Object.entries(AGREED))('%s', (_, options) => {
  for (let seed = 1; seed <= GAMES; seed++) {
    expect(() => readGame(reader, game, options, seed)).not.toThrow();
  }
});

test('every ending, whoever wins', () => {
  for (const manner of MANNERS) {
    for (const winners of [[], [0], [1]]) {
      expect(() => reader.ending({ winners, turn: 3, manner })).not.toThrow();
    }
  }
});

test('all that is agreed before a game', () => {
  expect(() => reader.options()).not.toThrow();
});
