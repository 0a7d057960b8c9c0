import type {
  PuzzleProgress,
  PuzzleRatings,
  PuzzleTriesAnswer,
  PuzzleTryRequest,
} from '@brink/protocol';
import { ask } from './api.ts';

/** How far one's account has come. */
export const accountProgress = (): Promise<PuzzleProgress> => ask('GET', '/me/puzzles');

/** First tries, which the server judges and rates. */
export const sendTries = (tries: readonly PuzzleTryRequest[]): Promise<PuzzleTriesAnswer> =>
  ask('POST', '/me/puzzles', { tries });

/** Puzzles that somebody has tried, with what has become of their ratings. */
export const puzzleRatings = async (): Promise<PuzzleRatings['puzzles']> =>
  (await ask<PuzzleRatings>('GET', '/puzzles/ratings')).puzzles;
