import { redSea, twilightStruggle } from '@brink/crossover/with-bot';
import { anyGame, type GamePackage } from '@brink/kernel';
import { volk } from '@brink/volk/with-bot';
import { GAME_IDS, isGameId, type GameId } from './ids.ts';

/** What is played, with who plays it: games whose cards may visit each other come with their visitors. */
const PACKAGES: Readonly<Record<GameId, GamePackage>> = {
  'twilight-struggle': anyGame(twilightStruggle),
  'red-sea': anyGame(redSea),
  volk: anyGame(volk),
};

/** Every game there is. */
export const GAMES: readonly GamePackage[] = GAME_IDS.map((id) => PACKAGES[id]);

/** The game with this id, if there is one. */
export const gameCalled = (id: string): GamePackage | undefined =>
  isGameId(id) ? PACKAGES[id] : undefined;
