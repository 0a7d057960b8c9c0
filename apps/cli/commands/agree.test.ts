import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { brink, jsonOf } from '../testing/brink.ts';
import agree from './agree.ts';

const golden = (path: string): string =>
  fileURLToPath(new URL(`../../../goldens/${path}`, import.meta.url));

const GAME = golden('twilight-struggle/1/23.json');
const RED_SEA = golden('red-sea/1/01.json');

const agreement = {
  decisions: expect.any(Number),
  top1: expect.any(Number),
  top3: expect.any(Number),
  random1: expect.any(Number),
  random3: expect.any(Number),
  interval: [expect.any(Number), expect.any(Number)],
};
const score = { brier: expect.any(Number), logLoss: expect.any(Number) };

test('tells how often a bot agrees, and how good its forecasts are', async () => {
  const answer = await brink(agree, GAME, '--json');
  expect(answer.code).toBe(0);
  expect(jsonOf(answer)).toMatchObject({
    game: 'twilight-struggle',
    bot: 'heuristic',
    games: 1,
    decisions: expect.any(Number),
    card: agreement,
    policy: agreement,
    use: agreement,
    target: agreement,
    forecast: { ...score, byHand: score, baseline: score, calibration: expect.any(Array) },
  });
});

test.each([
  [[], 2, 'at least one RECORD is needed'],
  [
    [GAME, '--bot', 'random'],
    1,
    "only heuristic and search rank what they could choose; not 'random'",
  ],
  [
    [GAME, '--bot', 'search:soon'],
    1,
    'a budget is like 250ms, 2s or 1000sims; it was given as "soon"',
  ],
  [[GAME, RED_SEA], 1, 'these are of several games: twilight-struggle, red-sea'],
  [['nowhere.json'], 1, 'there is no file nowhere.json'],
])('%j is refused', async (args, code, message) => {
  expect(await brink(agree, ...args)).toMatchObject({ code, err: `brink agree: ${message}` });
});
