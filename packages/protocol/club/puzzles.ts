import { z } from 'zod';

/** So many tries are taken at once: those of a device go to an account in pieces. */
export const MOST_TRIES = 50;
/** No puzzle asks for so many choices. */
const LONGEST_PATH = 64;

const PuzzleId = z.string().min(1).max(64);

/** The first try of a puzzle: what was chosen; nothing by whoever has looked at the answer. */
export const PuzzleTryRequest = z.strictObject({
  puzzle: PuzzleId,
  path: z.array(z.int().min(0).max(0xffff)).max(LONGEST_PATH),
  /** When it was made on a device that had no account or no connection; now unless told. */
  at: z.int().min(0).optional(),
});
export type PuzzleTryRequest = z.infer<typeof PuzzleTryRequest>;

export const PuzzleTriesRequest = z.strictObject({
  tries: z.array(PuzzleTryRequest).min(1).max(MOST_TRIES),
});
export type PuzzleTriesRequest = z.infer<typeof PuzzleTriesRequest>;

const rating = { rating: z.number(), deviation: z.number(), volatility: z.number() };

/** How far somebody has come. */
export const PuzzleProgress = z.strictObject({
  rating: z.strictObject(rating),
  /** First tries, the oldest first. */
  tries: z.array(
    z.strictObject({
      puzzle: z.string(),
      isSolved: z.boolean(),
      at: z.int(),
      /** It was the puzzle of that day. */
      isDaily: z.boolean(),
    }),
  ),
});
export type PuzzleProgress = z.infer<typeof PuzzleProgress>;

const change = z.strictObject({ before: z.number(), after: z.number() });

/** How hard a puzzle has turned out to be. */
export const PuzzleRating = z.strictObject({
  puzzle: z.string(),
  rating: z.number(),
  deviation: z.number(),
  /** First tries, and how many of them were right. */
  tries: z.int(),
  solved: z.int(),
});
export type PuzzleRating = z.infer<typeof PuzzleRating>;

/** What came of tries: those that were made before are not rated again, and not told. */
export const PuzzleTriesAnswer = z.strictObject({
  progress: PuzzleProgress,
  rated: z.array(
    z.strictObject({
      puzzle: z.string(),
      isSolved: z.boolean(),
      /** Ratings of the solver and of the puzzle. */
      solver: change,
      opponent: change,
      /** How the puzzle stands after it. */
      standing: PuzzleRating,
    }),
  ),
});
export type PuzzleTriesAnswer = z.infer<typeof PuzzleTriesAnswer>;

/** Puzzles that somebody with an account has tried. */
export const PuzzleRatings = z.strictObject({ puzzles: z.array(PuzzleRating) });
export type PuzzleRatings = z.infer<typeof PuzzleRatings>;
