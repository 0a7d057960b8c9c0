import { createBot, levelsOf, parseLevel, type LevelName } from '@brink/bots';
import type { AnyGame } from '../play/catalogue.ts';

/** The levels of a game, from the weakest. */
export const levelsFor = (kind: AnyGame): readonly LevelName[] => levelsOf(kind);

/**
 * A bot's choice for a seat. The game it is shown is one that its seat cannot tell from the real
 * one. It is made anew for every choice, so that any process can go on where another stopped.
 */
export function decideAs(
  level: string,
  kind: AnyGame,
  game: Parameters<AnyGame['outcome']>[0],
  seat: number,
  seed: number,
): number {
  const clock = (): number => performance.now();
  return createBot(parseLevel(level), { game: kind, seed, clock }).choose(game, seat);
}
