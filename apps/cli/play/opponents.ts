import { BotRunner, LEVELS, levelsOf, randomPolicy, standInFor, type LevelName } from '@brink/bots';
import type { Game, GamePackage, Random } from '@brink/kernel';

/** The bots one can play against, the weakest first. */
export const LEVEL_NAMES: readonly string[] = LEVELS;
export const DEFAULT_LEVEL: LevelName = 'learner';

/** Remembers the plans of bots that look ahead from one choice to the next. */
const runner = new BotRunner(() => performance.now());

/** A bot's choice; where a game does not have its level, that of one it has. */
export function botChoice(
  wanted: string,
  game: GamePackage,
  at: Game,
  seat: number,
  random: Random,
): number {
  const level = (levelsOf(game) as readonly string[]).includes(wanted) ? wanted : standInFor(game);
  // A game that is saved and gone on with goes on as it would have: this one remembers nothing.
  if (level === 'random') return randomPolicy(random)(at, seat);
  const key = `${game.id} ${seat}`;
  return runner.decide({ key, package: game, level, game: at, seat, seed: random.next() }).choice;
}
