import { NEWCOMER } from '@brink/club';
import { loadPuzzles } from '@brink/library/puzzles/index';
import { expect, test } from 'vitest';
import { nextFor } from './next.ts';

test('the next puzzle is one that was not tried and is about as hard as the solver is strong', async () => {
  const puzzles = await loadPuzzles('red-sea');
  const first = nextFor(puzzles, { rating: NEWCOMER, tries: [] })!;
  const nearest = Math.min(...puzzles.map(({ rating }) => Math.abs(rating - NEWCOMER.rating)));
  expect(Math.abs(first.rating - NEWCOMER.rating)).toBe(nearest);
  const tries = [{ puzzle: first.id, isSolved: false, at: 0, isDaily: false }];
  expect(nextFor(puzzles, { rating: NEWCOMER, tries })!.id).not.toBe(first.id);
  expect(nextFor(puzzles, { rating: NEWCOMER, tries: [] }, { except: first.id })!.id).not.toBe(
    first.id,
  );
  const theme = nextFor(puzzles, { rating: NEWCOMER, tries: [] }, { theme: 'scoring' })!;
  expect(theme.themes).toContain('scoring');
  const all = puzzles.map(({ id }) => ({ puzzle: id, isSolved: true, at: 0, isDaily: false }));
  expect(nextFor(puzzles, { rating: NEWCOMER, tries: all })).toBeUndefined();
});
