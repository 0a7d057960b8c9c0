import { expect, test } from 'vitest';
import { chancesByLead, forecastReport, scoreOf, type Forecast } from './forecast.ts';

test('a forecast is scored by how far it was off', () => {
  expect(scoreOf([0.5, 0.5], [1, 0])).toEqual({ brier: 0.25, logLoss: Math.log(2) });
  expect(scoreOf([1, 0], [1, 0]).brier).toBeCloseTo(0, 6);
  expect(scoreOf([0.8], [0]).brier).toBeCloseTo(0.64, 12);
});

test('a lead alone gives the chance that fits best', () => {
  const leads = [-2, -2, -2, -2, 2, 2, 2, 2];
  const chances = chancesByLead(leads, [0, 0, 0, 1, 1, 1, 1, 0]);
  expect(chances[0]).toBeCloseTo(0.25, 3);
  expect(chances[7]).toBeCloseTo(0.75, 3);
});

const forecast = (chance: number, won: 0 | 1, vp?: number): Forecast => ({
  turn: 1,
  chance,
  byHand: 0.5,
  vp,
  won,
});

test('forecasts are counted by tenths', () => {
  const report = forecastReport([forecast(0.62, 1, 3), forecast(0.68, 0, -1), forecast(1, 1, 5)])!;
  expect(report.calibration).toEqual([
    { from: 0.6, to: 0.7, forecasts: 2, foretold: expect.closeTo(0.65, 12), won: 0.5 },
    { from: 0.9, to: 1, forecasts: 1, foretold: 1, won: 1 },
  ]);
  expect(report.byHand.brier).toBe(0.25);
  expect(report.baseline).toBeDefined();
  expect(report.interval[0]).toBeLessThanOrEqual(report.brier);
});

test('games without VP have no baseline, and no games no report', () => {
  expect(forecastReport([forecast(0.5, 1)])!.baseline).toBeUndefined();
  expect(forecastReport([])).toBeUndefined();
});
