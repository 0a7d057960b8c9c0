import type { Puzzle } from './puzzle.ts';
import { twilightStrugglePuzzles } from './twilight-struggle.ts';

/** From the obvious to the sly. */
export const PUZZLES: readonly Puzzle[] = twilightStrugglePuzzles;
