import { expect, test } from 'vitest';
import { brink, jsonOf } from '../testing/brink.ts';
import puzzles from './puzzles.ts';

test('puzzles are counted by game and by theme', async () => {
  const answer = await brink(puzzles, '--json');
  expect(answer.err).toBe('');
  const told = jsonOf(answer) as {
    readonly puzzles: number;
    readonly byGame: Record<string, number>;
    readonly byTheme: Record<string, number>;
  };
  const sum = (counts: Record<string, number>): number =>
    Object.values(counts).reduce((total, each) => total + each, 0);
  expect(sum(told.byGame)).toBe(told.puzzles);
  expect(sum(told.byTheme)).toBe(told.puzzles);
  expect(told.byGame['twilight-struggle']).toBeGreaterThanOrEqual(300);
  expect(told.byGame['red-sea']).toBeGreaterThanOrEqual(60);
  expect(told.byGame['volk']).toBeGreaterThanOrEqual(40);
});
