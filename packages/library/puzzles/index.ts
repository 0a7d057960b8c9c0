import type { Puzzle } from './puzzle.ts';
import { redSeaPuzzles } from './red-sea.ts';
import { twilightStrugglePuzzles } from './twilight-struggle.ts';
import { volkPuzzles } from './volk.ts';

export const PUZZLES: readonly Puzzle[] = [
  ...redSeaPuzzles,
  ...twilightStrugglePuzzles,
  ...volkPuzzles,
];
