import type { Game, Random, Viewer } from '@brink/kernel';
import { determiniseTable, type World } from '@brink/struggle';
import { sealAnew } from './secret-answers.ts';

/** A game that `viewer` cannot tell from this one. */
export function determinise(
  game: Game<World>,
  viewer: Viewer,
  random: Random,
  into: Game<World>,
): Game<World> {
  determiniseTable(game, viewer, random, into);
  sealAnew(into, viewer, random);
  return into;
}
