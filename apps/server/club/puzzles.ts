import { gameCalled } from '@brink/games';
import { newPuzzle } from '@brink/club';
import { dayOf, puzzleOfDay } from '@brink/library/puzzles/daily';
import { loadPuzzle } from '@brink/library/puzzles/index';
import {
  beginPuzzle,
  isComplete,
  isRight,
  startsRight,
  tryChoice,
  type Puzzle,
} from '@brink/library/puzzles/puzzle';
import type { PuzzleTryRequest } from '@brink/protocol';
import type { NewTry } from '../storage/club/puzzles-port.ts';

/** Whether choices solve a puzzle; nobody is believed who says so. */
function isSolvedBy(puzzle: Puzzle, path: readonly number[]): boolean {
  // What a search has found is told by numbers: the game need not be played up to it.
  if (puzzle.kind === 'odds') return startsRight(puzzle, path);
  const rules = gameCalled(puzzle.game)!;
  let attempt = beginPuzzle(rules, puzzle);
  for (const choice of path) {
    const next = tryChoice(rules, attempt, choice);
    if (next === attempt) return false;
    attempt = next;
  }
  return isComplete(attempt) && isRight(attempt);
}

/** A try as the server judges it; nothing for a puzzle that there is no more. */
export async function judge(
  { puzzle: id, path, at = Infinity }: PuzzleTryRequest,
  now: number,
): Promise<NewTry | undefined> {
  const puzzle = await loadPuzzle(id);
  if (!puzzle) return undefined;
  const when = Math.min(at, now);
  return {
    puzzle: id,
    isSolved: isSolvedBy(puzzle, path),
    at: when,
    isDaily: (await puzzleOfDay(dayOf(when))).id === id,
    begins: newPuzzle(puzzle.rating),
  };
}
