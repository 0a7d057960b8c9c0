import { describe, expect, it } from 'vitest';
import type { Match, Pairing } from './match.ts';
import { roundsOfSwiss, swiss } from './swiss.ts';

const seeds = (count: number): number[] => [...Array(count).keys()];
const played = (pairings: readonly Pairing[], round: number, win: (p: Pairing) => 0 | 1): Match[] =>
  pairings.map((pairing) => {
    const score = pairing.second === undefined ? 1 : win(pairing);
    return { ...pairing, round, scores: [score, 1 - score] };
  });

describe.each([2, 3, 5, 8, 9, 16, 33])('%i entrants', (count) => {
  it('never meet twice, rest at most once, and equals meet equals', () => {
    const matches: Match[] = [];
    for (let round = 0; round < roundsOfSwiss(count); round++) {
      const pairings = swiss(seeds(count), matches);
      const seated = pairings.flatMap(({ first, second }) =>
        second === undefined ? [first] : [first, second],
      );
      expect(seated.sort((a, b) => a - b)).toEqual(seeds(count));
      // The stronger wins.
      matches.push(...played(pairings, round, ({ first, second }) => (first < second! ? 1 : 0)));
    }
    const met = matches
      .filter(({ second }) => second !== undefined)
      .map(({ first, second }) => [first, second!].sort((a, b) => a - b).join('-'));
    expect(new Set(met).size).toBe(met.length);
    const byes = matches.filter(({ second }) => second === undefined);
    expect(new Set(byes.map(({ first }) => first)).size).toBe(byes.length);
    const wins = matches.filter((match) => (match.first === 0 ? match.scores[0] : 0) === 1).length;
    const others = matches.filter((match) => match.second === 0 && match.scores[1] === 1).length;
    expect(wins + others).toBe(roundsOfSwiss(count));
  });
});

it('pairs the upper half with the lower in the first round', () => {
  const met = swiss(seeds(8), []).map(({ first, second }) => [first, second].sort());
  expect(met).toEqual([
    [0, 4],
    [1, 5],
    [2, 6],
    [3, 7],
  ]);
});

it('looks back when the last two have met already', () => {
  const match = (first: number, second: number, a: number): Match => ({
    round: 0,
    first,
    second,
    scores: [a, 1 - a],
  });
  const matches = [match(0, 1, 1), match(2, 3, 1), match(0, 2, 1), match(1, 3, 1)];
  const pairs = swiss(seeds(4), matches).map(({ first, second }) => [first, second].sort());
  expect(pairs.sort()).toEqual([
    [0, 3],
    [1, 2],
  ]);
});

it('lets two meet again only when there is no other way', () => {
  const again: Match = { round: 0, first: 0, second: 1, scores: [1, 0] };
  expect(swiss([0, 1], [again])).toEqual([{ first: 1, second: 0 }]);
});

it('leaves out who has withdrawn', () => {
  const pairings = swiss([0, 2, 3], []);
  expect(pairings.flatMap(({ first, second }) => [first, second])).not.toContain(1);
});
