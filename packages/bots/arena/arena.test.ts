import { expect, test } from 'vitest';
import { anyGame } from '@brink/kernel';
import { twilightStruggle } from '@brink/twilight-struggle/with-bot';
import { playDuel, reportOf } from './arena.ts';
import { quantile, wilson } from './interval.ts';

const game = anyGame(twilightStruggle);

test("Wilson's interval", () => {
  const [low, high] = wilson(150, 200);
  expect(low).toBeCloseTo(0.686, 3);
  expect(high).toBeCloseTo(0.805, 3);
  expect(wilson(0, 0)).toEqual([0, 1]);
  expect(wilson(10, 10)[1]).toBeCloseTo(1, 9);
});

test('quantiles', () => {
  expect(quantile([5, 1, 3], 0.5)).toBe(3);
  expect(quantile([], 0.95)).toBe(0);
});

test('a duel counts what was simulated for a play', () => {
  const duel = { a: 'search:20sims', b: 'heuristic', options: {}, seed: 1 };
  const { a, b } = reportOf(duel, ['us', 'ussr'], [playDuel(game, duel, 0, () => 0)]).simsPerPlay;
  expect(a).toBeGreaterThan(5);
  expect(a).toBeLessThanOrEqual(20);
  expect(b).toBe(0);
});

test('a duel swaps sides evenly, in pairs of the same cards and dice', () => {
  const duel = { a: 'heuristic', b: 'random', options: {}, seed: 1 };
  const games = [0, 1, 2, 3].map((index) => playDuel(game, duel, index, () => 0));
  expect(games.map(({ seatOfA }) => seatOfA)).toEqual([0, 1, 0, 1]);
  const report = reportOf(duel, ['us', 'ussr'], games);
  expect(report.games).toBe(4);
  expect(report.a.bySide['us'].games).toBe(2);
  expect(report.a.wins + report.b.wins).toBe(4);
  expect(report.sides['us'].wins + report.sides['ussr'].wins).toBe(4);
  expect(Object.values(report.endModes).reduce((n, m) => n + m, 0)).toBe(4);
  expect(report.a.winRate).toBe(1);
  expect(report.a.losses).toEqual({});
  expect(Object.values(report.b.losses).reduce((n, m) => n + m, 0)).toBe(4);
  expect(playDuel(game, duel, 2, () => 0).outcome).toEqual(games[2].outcome);
});
