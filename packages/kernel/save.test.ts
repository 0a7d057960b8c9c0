import { expect, test } from 'vitest';
import { choose, legal } from './machine.ts';
import { members } from './mask.ts';
import { load, save } from './save.ts';
import { ask, toy, trail } from './testing/toy.ts';

test('a game saved in the middle of a decision goes on when loaded', () => {
  const game = toy([ask(0, [1, 2]), ask(1, [3, 4])]);
  choose(game, 0, 2);
  const bytes = save(game);
  choose(game, 1, 3);
  const loaded = load(game.rules, bytes);
  expect(members(legal(loaded, 1))).toEqual([3, 4]);
  choose(loaded, 1, 4);
  expect([trail(game), trail(loaded)]).toEqual([
    [2, 3],
    [2, 4],
  ]);
});

test('bytes of another size are refused', () => {
  const game = toy([ask(0, [1])]);
  expect(() => load(game.rules, new Uint8Array(3))).toThrow('not 3');
});
