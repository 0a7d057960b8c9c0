import { expect, it } from 'vitest';
import { NEWCOMER, afterRest, isProvisional, rated, winningChance } from './glicko-2.ts';

const player = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });

it('gives the figures of the published example', () => {
  const after = rated(player(1500, 200), [
    { opponent: player(1400, 30), score: 1 },
    { opponent: player(1550, 100), score: 0 },
    { opponent: player(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

it('lets a draw between equals change only the doubt', () => {
  const after = rated(player(1600, 100), [{ opponent: player(1600, 100), score: 0.5 }]);
  expect(after.rating).toBeCloseTo(1600, 6);
  expect(after.deviation).toBeLessThan(100);
});

it('gives what one wins to nobody else than the rules say', () => {
  const [strong, weak] = [player(1800, 60), player(1400, 60)];
  const expectedWin = rated(strong, [{ opponent: weak, score: 1 }]).rating - 1800;
  const upset = rated(weak, [{ opponent: strong, score: 1 }]).rating - 1400;
  expect(expectedWin).toBeGreaterThan(0);
  expect(upset).toBeGreaterThan(5 * expectedWin);
});

it('grows doubtful while nobody plays, up to that of a newcomer', () => {
  expect(afterRest(player(1700, 50), 1)).toEqual(rated(player(1700, 50), []));
  expect(afterRest(player(1700, 50), 100).deviation).toBeGreaterThan(50);
  expect(afterRest(player(1700, 50), 1e9).deviation).toBe(NEWCOMER.deviation);
});

it('marks those it knows little of', () => {
  expect(isProvisional(NEWCOMER)).toBe(true);
  expect(isProvisional(player(1500, 80))).toBe(false);
});

it('survives a wild upset', () => {
  const after = rated(player(2400, 30), [{ opponent: player(800, 30), score: 0 }]);
  expect(after.volatility).toBeGreaterThan(0.06);
  expect(Number.isFinite(after.rating)).toBe(true);
});

it('tells the chance of a win', () => {
  expect(winningChance(player(1500, 50), player(1500, 300))).toBeCloseTo(0.5, 9);
  expect(winningChance(player(1700, 50), player(1500, 50))).toBeGreaterThan(0.7);
});
