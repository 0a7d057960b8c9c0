import { GAMES, GAME_IDS } from '@brink/games';
import {
  OptionError,
  anyGame,
  gameOfPosition,
  type GamePackage,
  type OptionValues,
} from '@brink/kernel';
import { volk, volkWithDeck } from '@brink/volk';
import { UserError } from './errors.ts';

export function gameNamed(id: string): GamePackage {
  const found = GAMES.find((game) => game.id === id);
  if (!found) throw new UserError(`there is no game '${id}'; there are ${GAME_IDS.join(', ')}`);
  return found;
}

/** The game as it is played with these options: a deck of one's own has titles of its own. */
export function gameWith(id: string, options: OptionValues): GamePackage {
  const game = gameNamed(id);
  const { deck } = options;
  if (id !== volk.id || typeof deck !== 'object' || deck === null) return game;
  try {
    game.parseOptions(options);
  } catch (error) {
    if (error instanceof OptionError) throw new UserError(error.message);
    throw error;
  }
  return { ...anyGame(volkWithDeck(deck)), ai: game.ai };
}

/** The game that the text of a position is of. */
export function gameOfText(text: string): GamePackage {
  const id = gameOfPosition(text);
  if (id === undefined) throw new UserError('this is not the text of a position');
  return gameNamed(id);
}

/** How commands ask for a game. */
export const gameOption = {
  type: 'string',
  about: 'which game',
  value: 'G',
  choices: GAME_IDS,
  default: GAME_IDS[0],
} as const;
