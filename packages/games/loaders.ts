import { anyGame, type GamePackage } from '@brink/kernel';
import type { GameId } from './ids.ts';

type Loaders = Readonly<Record<GameId, () => Promise<GamePackage>>>;

/** A family that shares a chunk is one import: its games invite each other's cards. */
const RULES: Loaders = {
  'twilight-struggle': async () => anyGame((await import('@brink/crossover')).twilightStruggle),
  'red-sea': async () => anyGame((await import('@brink/crossover')).redSea),
  volk: async () => anyGame((await import('@brink/volk')).volk),
};

const WITH_BOTS: Loaders = {
  'twilight-struggle': async () =>
    anyGame((await import('@brink/crossover/with-bot')).twilightStruggle),
  'red-sea': async () => anyGame((await import('@brink/crossover/with-bot')).redSea),
  volk: async () => anyGame((await import('@brink/volk/with-bot')).volk),
};

/** The rules of one game, fetched only now: for whoever must not load those of all games. */
export const loadGame = (id: GameId): Promise<GamePackage> => RULES[id]();

/** The same with its bot: for whoever lets one play, judge or give reasons. */
export const loadGameWithBot = (id: GameId): Promise<GamePackage> => WITH_BOTS[id]();
