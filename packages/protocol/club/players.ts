import { z } from 'zod';
import { USER_KINDS } from '../accounts.ts';
import { Id } from '../identity.ts';

export const RatingFigure = z.strictObject({
  game: z.string(),
  /** A side of the game, or `all`. */
  side: z.string(),
  rating: z.number(),
  deviation: z.number(),
  games: z.int(),
  /** Too little is known to take it seriously. */
  isProvisional: z.boolean(),
});
export type RatingFigure = z.infer<typeof RatingFigure>;

const results = { wins: z.int(), draws: z.int(), losses: z.int() };

export const PlayerProfile = z.strictObject({
  id: Id,
  name: z.string(),
  kind: z.enum(USER_KINDS),
  created: z.int(),
  /** Only the player sees the rest: for others it is empty. */
  isPrivate: z.boolean().optional(),
  ratings: z.array(RatingFigure),
  results: z.array(
    z.strictObject({ game: z.string(), side: z.string(), manner: z.string(), ...results }),
  ),
  /** Those he met most; `bot` for a bot of the server, by its level. */
  opponents: z.array(
    z.strictObject({
      name: z.string(),
      bot: z.string().optional(),
      hasProfile: z.boolean().optional(),
      ...results,
    }),
  ),
});
export type PlayerProfile = z.infer<typeof PlayerProfile>;

export const RatingHistoryQuery = z.strictObject({
  game: z.string().max(40),
  side: z.string().max(20).default('all'),
});
export const RatingHistory = z.strictObject({
  points: z.array(z.strictObject({ at: z.int(), rating: z.number(), deviation: z.number() })),
});
export type RatingHistory = z.infer<typeof RatingHistory>;

/** What a game did to the ratings of those who played it, with all sides together. */
export const GameRatings = z.strictObject({
  /** By seat; who is not rated is left out. */
  players: z.array(z.strictObject({ name: z.string(), before: z.number(), after: z.number() })),
  /** A rated game that has not been counted yet: it will be in a moment. */
  isPending: z.boolean(),
});
export type GameRatings = z.infer<typeof GameRatings>;

/** People and bots are rated apart. */
export const RANKED_KINDS = ['people', 'bots'] as const;
export type RankedKind = (typeof RANKED_KINDS)[number];

export const LeaderboardQuery = z.strictObject({
  game: z.string().max(40),
  side: z.string().max(20).default('all'),
  /** Both without it. */
  kind: z.enum(RANKED_KINDS).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});
export const Leaderboard = z.strictObject({
  players: z.array(
    z.strictObject({
      name: z.string(),
      kind: z.enum(USER_KINDS),
      rating: z.number(),
      deviation: z.number(),
      games: z.int(),
      isProvisional: z.boolean(),
    }),
  ),
});
export type Leaderboard = z.infer<typeof Leaderboard>;
