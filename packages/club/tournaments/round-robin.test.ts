import { describe, expect, it } from 'vitest';
import { roundRobin, roundsOfRoundRobin } from './round-robin.ts';

describe.each([2, 3, 4, 5, 8, 13, 16])('%i entrants', (entrants) => {
  const rounds = Array.from({ length: roundsOfRoundRobin(entrants) }, (_, round) =>
    roundRobin(entrants, round),
  );

  it('meet each other exactly once', () => {
    const met = rounds
      .flat()
      .filter(({ second }) => second !== undefined)
      .map(({ first, second }) => [first, second!].sort((a, b) => a - b).join('-'));
    expect(new Set(met).size).toBe((entrants * (entrants - 1)) / 2);
    expect(met).toHaveLength((entrants * (entrants - 1)) / 2);
  });

  it('sit at one table a round, with at most one bye each', () => {
    for (const round of rounds) {
      const seated = round.flatMap(({ first, second }) =>
        second === undefined ? [first] : [first, second],
      );
      expect(seated.sort((a, b) => a - b)).toEqual([...Array(entrants).keys()]);
    }
    const byes = rounds.flat().filter(({ second }) => second === undefined);
    expect(byes).toHaveLength(entrants % 2 ? entrants : 0);
    expect(new Set(byes.map(({ first }) => first)).size).toBe(byes.length);
  });

  it('are named first about equally often', () => {
    const firsts = Array<number>(entrants).fill(0);
    for (const { first, second } of rounds.flat()) if (second !== undefined) firsts[first]++;
    expect(Math.max(...firsts) - Math.min(...firsts)).toBeLessThanOrEqual(entrants === 2 ? 1 : 2);
  });
});
