import type { GameId } from './ids.ts';

/**
 * How many places of the map of each game have numbers, from 0 on: countries and the boxes beside
 * them, or provinces. Only the count, so that a file can be checked without the rules.
 */
export const PLACES_ON_MAP = {
  'twilight-struggle': 85,
  'red-sea': 12,
  volk: 14,
} as const satisfies Readonly<Record<GameId, number>>;
