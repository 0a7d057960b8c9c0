import type { Puzzle } from '@brink/library/puzzles/puzzle';
import type { Theme } from '@brink/library/puzzles/themes';
import { hardnessOf } from '../../client/puzzle-ratings.ts';
import type { Progress } from '../../client/puzzle-progress.ts';

/** The puzzle that suits a solver best: not tried yet, and about as hard as they are strong. */
export function nextFor(
  puzzles: readonly Puzzle[],
  { rating, tries }: Progress,
  wanted: { readonly theme?: Theme; readonly except?: string } = {},
): Puzzle | undefined {
  const tried = new Set(tries.map(({ puzzle }) => puzzle));
  const open = puzzles.filter(
    ({ id, themes }) =>
      id !== wanted.except &&
      !tried.has(id) &&
      (wanted.theme === undefined || themes.includes(wanted.theme)),
  );
  let best: Puzzle | undefined;
  const distance = (each: Puzzle): number => Math.abs(hardnessOf(each) - rating.rating);
  for (const each of open) if (!best || distance(each) < distance(best)) best = each;
  return best;
}
