import { expect, it } from 'vitest';
import type { Match } from './match.ts';
import { knockOutStandings, standings } from './standings.ts';

const match = (round: number, first: number, second: number | undefined, a: number): Match => ({
  round,
  first,
  second,
  scores: [a, second === undefined ? 0 : 2 - a],
});

it('counts matches, then the points of those one met', () => {
  const matches = [match(0, 0, 1, 2), match(0, 2, 3, 1), match(1, 0, 2, 0), match(1, 1, 3, 2)];
  const table = standings([0, 1, 2, 3], matches, ['buchholz']);
  expect(table.map(({ entrant, place, points }) => [entrant, place, points])).toEqual([
    [2, 1, 1.5],
    [0, 2, 1],
    [1, 3, 1],
    [3, 4, 0.5],
  ]);
  expect(table[1].breaks).toMatchObject({ buchholz: 2.5, games: 2, wins: 1, sonnebornBerger: 1 });
  expect(table[2].breaks).toMatchObject({ buchholz: 1.5, games: 2, wins: 1, sonnebornBerger: 0.5 });
});

it('looks at the game between two who are level', () => {
  const matches = [match(0, 0, 1, 0), match(0, 2, 3, 0), match(1, 0, 2, 2), match(1, 1, 3, 0)];
  const table = standings([0, 1, 2, 3], matches, ['headToHead']);
  expect(table.map(({ entrant }) => entrant)).toEqual([3, 1, 0, 2]);
});

it('lets those who are equal in everything share a place', () => {
  const table = standings([0, 1, 2], [match(0, 0, 1, 1)], ['headToHead', 'games']);
  expect(table.map(({ entrant, place }) => [entrant, place])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ]);
});

it('counts a bye as won, but gives no opponent for it', () => {
  const [first] = standings([0, 1], [match(0, 0, undefined, 1)], ['buchholz', 'games']);
  expect(first).toMatchObject({ entrant: 0, points: 1, breaks: { buchholz: 0, games: 0 } });
});

it('orders a knock-out by how far one came', () => {
  const matches = [match(0, 0, 3, 2), match(0, 1, 2, 0), match(1, 0, 2, 0)];
  const table = knockOutStandings([0, 1, 2, 3], matches);
  expect(table.map(({ entrant, place }) => [entrant, place])).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
    [3, 3],
  ]);
});
