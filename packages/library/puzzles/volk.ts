import { volkPuzzles } from './made/volk.ts';
import { readMined } from './mined/mined.ts';
import mined from './mined/volk.ts';
import type { Puzzle } from './puzzle.ts';

export const puzzles: readonly Puzzle[] = [...volkPuzzles, ...readMined('volk', mined)];
