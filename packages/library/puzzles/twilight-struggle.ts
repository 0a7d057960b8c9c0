import { twilightStrugglePuzzles } from './made/twilight-struggle.ts';
import { readMined } from './mined/mined.ts';
import mined from './mined/twilight-struggle.ts';
import type { Puzzle } from './puzzle.ts';

export const puzzles: readonly Puzzle[] = [
  ...twilightStrugglePuzzles,
  ...readMined('twilight-struggle', mined),
];
