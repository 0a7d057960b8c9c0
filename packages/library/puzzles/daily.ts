import { PUZZLES } from './index.ts';
import type { Puzzle } from './puzzle.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The puzzle of a day, the same for everybody: all of them in turn. */
export const puzzleOf = (now: number): Puzzle => PUZZLES[Math.floor(now / DAY_MS) % PUZZLES.length];
