import { describe, expect, it } from 'vitest';
import { knockOut, roundsOfKnockOut } from './knock-out.ts';
import type { Match } from './match.ts';

function play(entrants: number, score: (first: number, second: number) => number): Match[] {
  const matches: Match[] = [];
  for (let round = 0; round < roundsOfKnockOut(entrants); round++) {
    for (const pairing of knockOut(entrants, round, matches)) {
      const { first, second } = pairing;
      const a = second === undefined ? 1 : score(first, second);
      matches.push({ ...pairing, round, scores: [a, 1 - a] });
    }
  }
  return matches;
}

describe.each([2, 3, 4, 6, 7, 8, 16, 21])('%i entrants', (entrants) => {
  it('end in one final of the two best, if the stronger always wins', () => {
    const matches = play(entrants, (first, second) => (first < second ? 1 : 0));
    const last = matches.filter(({ round }) => round === roundsOfKnockOut(entrants) - 1);
    expect(last.map(({ first, second }) => [first, second].sort())).toEqual([[0, 1]]);
    const games = matches.filter(({ second }) => second !== undefined);
    expect(games).toHaveLength(entrants - 1);
  });

  it('give the byes of the first round to the best', () => {
    const byes = play(entrants, () => 1).filter(({ second }) => second === undefined);
    const expected = [...Array(2 ** roundsOfKnockOut(entrants) - entrants).keys()];
    expect(byes.map(({ first }) => first).sort((a, b) => a - b)).toEqual(expected);
  });
});

it('sends the better seed on after a drawn match', () => {
  const final = play(4, () => 0.5).filter(({ round }) => round === 1);
  expect(final.map(({ first, second }) => [first, second])).toEqual([[0, 1]]);
});
