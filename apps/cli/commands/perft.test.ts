import { expect, test } from 'vitest';
import { brink, jsonOf } from '../testing/brink.ts';
import perft from './perft.ts';

test('counts by depth', async () => {
  const answer = await brink(perft, '--depth', '2', '--seed', '7', '--json');
  expect(answer.code).toBe(0);
  // A point in one of nine countries of Eastern Europe.
  expect(answer.lines.slice(0, 2)).toEqual(['1  9', '2  81']);
  expect(jsonOf(answer)).toEqual({
    game: 'twilight-struggle',
    seed: 7,
    after: 0,
    depth: 2,
    counts: [9, 81],
  });
});

test('a negative depth is refused', async () => {
  expect(await brink(perft, '--depth=-1')).toMatchObject({ code: 2 });
});
