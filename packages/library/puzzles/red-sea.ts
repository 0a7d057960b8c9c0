import { redSeaPuzzles } from './made/red-sea.ts';
import { readMined } from './mined/mined.ts';
import mined from './mined/red-sea.ts';
import type { Puzzle } from './puzzle.ts';

export const puzzles: readonly Puzzle[] = [...redSeaPuzzles, ...readMined('red-sea', mined)];
