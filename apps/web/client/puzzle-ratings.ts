import type { PuzzleRatings } from '@brink/protocol';
import type { Puzzle } from '@brink/library/puzzles/puzzle';
import { useEffect, useSyncExternalStore } from 'react';
import { puzzleRatings } from './puzzle-api.ts';

export type PuzzleRating = PuzzleRatings['puzzles'][number];

/** What the server knows of puzzles, by their ids; nothing without one. */
export type RatingsOfPuzzles = ReadonlyMap<string, PuzzleRating>;

let ratings: RatingsOfPuzzles = new Map();
let isAsked = false;
const listeners = new Set<() => void>();

function become(next: RatingsOfPuzzles): void {
  ratings = next;
  for (const listener of listeners) listener();
}

async function fetchRatings(): Promise<void> {
  isAsked = true;
  try {
    become(new Map((await puzzleRatings()).map((each) => [each.puzzle, each])));
  } catch {
    // Without a server they have the ratings they begin with.
    isAsked = false;
  }
}

/** A try has changed how hard a puzzle is held to be. */
export function takeRating(puzzle: string, rating: number, isSolved: boolean): void {
  const { deviation = 0, tries = 0, solved = 0 } = ratings.get(puzzle) ?? {};
  const next = { puzzle, rating, deviation, tries: tries + 1, solved: solved + Number(isSolved) };
  become(new Map([...ratings, [puzzle, next]]));
}

/** How hard a puzzle is, as far as is known. */
export const hardnessOf = ({ id, rating }: Puzzle, known: RatingsOfPuzzles = ratings): number =>
  known.get(id)?.rating ?? rating;

export function usePuzzleRatings(): RatingsOfPuzzles {
  useEffect(() => {
    if (!isAsked) void fetchRatings();
  }, []);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ratings,
  );
}
