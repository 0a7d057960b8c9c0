import { z } from 'zod';
import { SeedCommitment } from './http.ts';
import { Id } from './identity.ts';

export const SEEK_PACES = ['live', 'slow'] as const;
export const SeekPace = z.enum(SEEK_PACES);
export type SeekPace = z.infer<typeof SeekPace>;

/** What kind of opponent somebody looks for. */
export const SeekRequest = z.strictObject({
  game: z.string().min(1).max(40),
  pace: SeekPace,
  /** Only between accounts. */
  rated: z.boolean().default(false),
  /** However strong they are. */
  anyRating: z.boolean().default(false),
  seedCommitment: SeedCommitment.optional(),
});
export type SeekRequest = z.input<typeof SeekRequest>;

/** How the search goes; it ends unless it is asked for again within a minute. */
export const SeekStatus = z.strictObject({
  since: z.int(),
  /** One's own rating, and those that are asked now: the range widens. */
  rating: z.int(),
  range: z.tuple([z.int(), z.int()]).optional(),
  /** How many others want the same. */
  others: z.int(),
  /** How long those had to wait, in milliseconds, whom somebody found lately; unknown without it. */
  usualWait: z.int().optional(),
  /** The game that was found. */
  found: Id.optional(),
});
export type SeekStatus = z.infer<typeof SeekStatus>;

/** Somebody who looks for an opponent. */
export const OpenSeek = z.strictObject({
  game: z.string(),
  pace: SeekPace,
  rated: z.boolean(),
  name: z.string(),
  rating: z.int(),
  since: z.int(),
  isYours: z.boolean(),
});
export type OpenSeek = z.infer<typeof OpenSeek>;
export const OpenSeeks = z.strictObject({ seeks: z.array(OpenSeek) });
