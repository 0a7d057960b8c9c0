import { expect, test } from 'vitest';
import { perft } from './perft.ts';
import { duel } from './testing/duel.ts';

test('lines of players’ decisions are counted by depth, chance is not', () => {
  // Three cards each, then think and gamble (two options each), a die, and two cards each.
  const counts = perft(duel(), {}, { depth: 5, seed: 1 });
  expect(counts).toEqual([3, 9, 18, 36, 72]);
});

test('counting begins after some decisions', () => {
  expect(perft(duel(), {}, { depth: 2, seed: 1, after: 3 })).toEqual([2, 4]);
});

test('lines that end early are not counted further', () => {
  expect(perft(duel(), {}, { depth: 3, seed: 1, after: 11 })).toEqual([2, 0, 0]);
  expect(perft(duel(), {}, { depth: 2, seed: 1, after: 99 })).toEqual([0, 0]);
});

test('nothing is counted to no depth', () => {
  expect(perft(duel(), {}, { depth: 0, seed: 1 })).toEqual([]);
});
