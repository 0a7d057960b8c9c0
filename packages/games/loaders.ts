import { anyGame, type GamePackage } from '@brink/kernel';
import type { GameId } from './ids.ts';

/** A family that shares a chunk is one import: its games invite each other's cards. */
const LOADERS: Readonly<Record<GameId, () => Promise<GamePackage>>> = {
  'twilight-struggle': async () => anyGame((await import('@brink/crossover')).twilightStruggle),
  'red-sea': async () => anyGame((await import('@brink/crossover')).redSea),
  volk: async () => anyGame((await import('@brink/volk')).volk),
};

/** The rules of one game, fetched only now: for whoever must not load those of all games. */
export const loadGame = (id: GameId): Promise<GamePackage> => LOADERS[id]();
