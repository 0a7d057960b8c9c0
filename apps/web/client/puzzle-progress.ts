import { NEWCOMER, afterTry, newPuzzle, streakOf, type Rating, type Streak } from '@brink/club';
import { dayOf } from '@brink/library/puzzles/daily';
import type { Puzzle } from '@brink/library/puzzles/puzzle';
import { useSyncExternalStore } from 'react';
import { readKept, writeKept, type Try } from './tried.ts';

/** How far somebody has come. */
export interface Progress {
  readonly rating: Rating;
  /** The oldest first. */
  readonly tries: readonly Try[];
}

/** What a try has changed. */
export interface Change {
  readonly before: number;
  readonly after: number;
}

const NOTHING: Progress = { rating: NEWCOMER, tries: [] };

function isProgress(value: unknown): value is Progress {
  const { rating, tries } = (value ?? {}) as Partial<Progress>;
  return typeof rating?.rating === 'number' && Array.isArray(tries);
}

function read(): Progress {
  const kept = readKept();
  return isProgress(kept) ? kept : NOTHING;
}

let progress: Progress = typeof localStorage === 'undefined' ? NOTHING : read();
const listeners = new Set<() => void>();

function become(next: Progress): void {
  progress = next;
  for (const listener of listeners) listener();
}

function keep(next: Progress): void {
  become(next);
  writeKept(next);
}

/** Takes note of a try. Only the first of a puzzle is rated, and none with a hint. */
export function recordTry(
  puzzle: Puzzle,
  isSolved: boolean,
  { isDaily, isRated }: { readonly isDaily: boolean; readonly isRated: boolean },
): Change | undefined {
  if (!isRated || progress.tries.some((each) => each.puzzle === puzzle.id)) return undefined;
  const before = progress.rating;
  const at = Date.now();
  const tries = [...progress.tries, { puzzle: puzzle.id, isSolved, at, isDaily }];
  const { solver } = afterTry(before, newPuzzle(puzzle.rating), isSolved);
  keep({ rating: solver, tries });
  return { before: before.rating, after: solver.rating };
}

export const useProgress = (): Progress =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => progress,
  );

/** Days of the daily puzzle, solved and failed. */
export function dailyDays({ tries }: Progress): {
  readonly solved: ReadonlySet<number>;
  readonly failed: ReadonlySet<number>;
} {
  const daily = tries.filter(({ isDaily }) => isDaily);
  const days = (isSolved: boolean): Set<number> =>
    new Set(daily.filter((each) => each.isSolved === isSolved).map(({ at }) => dayOf(at)));
  return { solved: days(true), failed: days(false) };
}

export function streakIn(progress: Progress, today: number): Streak {
  const { solved, failed } = dailyDays(progress);
  return streakOf(solved, failed, today);
}
