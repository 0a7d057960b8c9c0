import { expect, test } from 'vitest';
import { brink, jsonOf } from '../testing/brink.ts';
import bench from './bench.ts';

test('measures all policies and what a game weighs', async () => {
  const answer = await brink(bench, '--game', 'twilight-struggle', '--seconds', '0.05', '--json');
  expect(answer.code).toBe(0);
  const speed = {
    gamesPerSecond: expect.any(Number),
    decisionsPerSecond: expect.any(Number),
    decisionsPerGame: expect.any(Number),
    chancePerGame: expect.any(Number),
  };
  expect(jsonOf(answer)).toEqual({
    game: 'twilight-struggle',
    random: speed,
    careful: speed,
    guided: speed,
    stateBytes: expect.any(Number),
    cloneNs: expect.any(Number),
    calibration: expect.any(Number),
  });
});

test('a time that is none is refused', async () => {
  expect(await brink(bench, '--seconds', '0')).toMatchObject({
    code: 2,
    err: "brink bench: option '--seconds' takes a time above 0",
  });
});
