import { levelsOf, type LevelName } from '@brink/bots';
import type { AnyGame } from '../play/catalogue.ts';

/** The levels of a game, from the weakest. */
export const levelsFor = (kind: AnyGame): readonly LevelName[] => levelsOf(kind);

/** Who plays on for somebody who has left: quick, and not an insult to those who stay. */
export const standInFor = (kind: AnyGame): LevelName =>
  levelsFor(kind).includes('heuristic') ? 'heuristic' : 'random';
