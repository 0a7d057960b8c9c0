import { GAME_IDS, type GameId } from './ids.ts';

/**
 * The rulebooks of each game, in reading order: what stands before the colon of an anchor
 * (`ts:6.1.2`). The first is the book of the game itself.
 */
export const BOOKS_OF = {
  'twilight-struggle': ['ts', 'late', 'opt', 'ts2', 'tz', 'alt'],
  'red-sea': ['rs'],
  volk: ['volk', '2+2'],
} as const satisfies Readonly<Record<GameId, readonly string[]>>;
/** The id of a rulebook. */
export type BookId = (typeof BOOKS_OF)[GameId][number];

/** All rulebooks. */
export const BOOKS: readonly BookId[] = GAME_IDS.flatMap((id): readonly BookId[] => BOOKS_OF[id]);
