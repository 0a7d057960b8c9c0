import { BotRunner, carefulPolicy, levelsOf, randomPolicy } from '@brink/bots';
import type { Game, GamePackage, Policy, Random } from '@brink/kernel';

type Level = (game: GamePackage, random: Random) => Policy;

/** Plays at random and with care: every game has them. */
const SIMPLE: Readonly<Record<string, Level>> = {
  random: (_game, random) => randomPolicy(random),
  careful: carefulPolicy,
};

/** The bots one can play against, the weakest first. */
export const LEVEL_NAMES: readonly string[] = [
  'random',
  'careful',
  'learner',
  'heuristic',
  'search',
];
export const DEFAULT_LEVEL = 'careful';

/** Remembers the plans of bots that look ahead from one choice to the next. */
const runner = new BotRunner(() => performance.now());

/** A bot's choice. It never looks at the true cards, only at what its seat may know. */
export function botChoice(
  level: string,
  game: GamePackage,
  at: Game,
  seat: number,
  random: Random,
): number {
  if (!Object.hasOwn(SIMPLE, level) && (levelsOf(game) as readonly string[]).includes(level)) {
    const key = `${game.id} ${seat}`;
    return runner.decide({ key, package: game, level, game: at, seat, seed: random.next() }).choice;
  }
  const imagined = game.determinise(at, seat, random, at.clone());
  return (SIMPLE[level] ?? SIMPLE[DEFAULT_LEVEL])(game, random)(imagined, seat);
}
