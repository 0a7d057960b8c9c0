import type { PuzzleRating } from '@brink/protocol';
import type { Puzzle } from '@brink/library/puzzles/puzzle';
import { useEffect, useSyncExternalStore } from 'react';
import { puzzleRatings } from './puzzle-api.ts';

/** What the server knows of puzzles, by their ids; nothing without one. */
export type RatingsOfPuzzles = ReadonlyMap<string, PuzzleRating>;

let ratings: RatingsOfPuzzles = new Map();
let isAsked = false;
const listeners = new Set<() => void>();

/**
 * Takes what the server says of puzzles. Answers may overtake each other, and tries only become
 * more: whichever knows of more of them is newer.
 */
export function takeRatings(told: readonly PuzzleRating[]): void {
  const next = new Map(ratings);
  for (const each of told) {
    if (each.tries >= (next.get(each.puzzle)?.tries ?? 0)) next.set(each.puzzle, each);
  }
  ratings = next;
  for (const listener of listeners) listener();
}

async function fetchRatings(): Promise<void> {
  isAsked = true;
  try {
    takeRatings(await puzzleRatings());
  } catch {
    // Without a server they have the ratings they begin with.
    isAsked = false;
  }
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
