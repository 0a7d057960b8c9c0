import { redSea, twilightStruggle } from '@brink/crossover';
import { anyGame, type GamePackage } from '@brink/kernel';
import { volk } from '@brink/volk';
import { UserError } from './errors.ts';

/** Every game there is. */
export const GAMES: readonly GamePackage[] = [
  anyGame(twilightStruggle),
  anyGame(redSea),
  anyGame(volk),
];

export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

export function gameNamed(id: string): GamePackage {
  const found = GAMES.find((game) => game.id === id);
  if (!found) throw new UserError(`there is no game '${id}'; there are ${GAME_IDS.join(', ')}`);
  return found;
}

/** How commands ask for a game. */
export const gameOption = {
  type: 'string',
  about: 'which game',
  value: 'G',
  choices: GAME_IDS,
  default: GAME_IDS[0],
} as const;
