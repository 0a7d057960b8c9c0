import { carefulPolicy, randomPolicy } from '@brink/bots';
import type { Game, GamePackage, Policy, Random } from '@brink/kernel';

type Level = (game: GamePackage, random: Random) => Policy;

/** The bots one can play against, the weakest first. */
const LEVELS: Readonly<Record<string, Level>> = {
  random: (_game, random) => randomPolicy(random),
  careful: carefulPolicy,
};

export const LEVEL_NAMES: readonly string[] = Object.keys(LEVELS);
export const DEFAULT_LEVEL = 'careful';

/** A bot's choice. It never looks at the true cards, only at what its seat may know. */
export function botChoice(
  level: string,
  game: GamePackage,
  at: Game,
  seat: number,
  random: Random,
): number {
  const imagined = game.determinise(at, seat, random, at.clone());
  return LEVELS[level](game, random)(imagined, seat);
}
