import { GAME_IDS, type GameId } from '@brink/games/ids';
import type { Puzzle } from './puzzle.ts';

/** The puzzles of each game: those that were made and proved, then those that a search has found. */
const LOADERS: Partial<Record<GameId, () => Promise<readonly Puzzle[]>>> = {
  'twilight-struggle': async () => (await import('./twilight-struggle.ts')).puzzles,
  'red-sea': async () => (await import('./red-sea.ts')).puzzles,
  volk: async () => (await import('./volk.ts')).puzzles,
};

/** The puzzles of one game, fetched only now. */
export const loadPuzzles = async (game: GameId): Promise<readonly Puzzle[]> =>
  (await LOADERS[game]?.()) ?? [];

/** All puzzles of all games. */
export const loadAllPuzzles = async (): Promise<readonly Puzzle[]> =>
  (await Promise.all(GAME_IDS.map(loadPuzzles))).flat();

/** One puzzle by its id. */
export async function loadPuzzle(id: string): Promise<Puzzle | undefined> {
  for (const game of GAME_IDS) {
    const found = (await loadPuzzles(game)).find((each) => each.id === id);
    if (found) return found;
  }
  return undefined;
}
