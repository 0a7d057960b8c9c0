import { z } from 'zod';
import { ClockSetting } from '../clock.ts';
import { OpenHandsAfter } from '../http.ts';
import { Id, PlayerName } from '../identity.ts';

export const TOURNAMENT_FORMATS = ['round-robin', 'swiss', 'knock-out'] as const;
export const MATCH_KINDS = ['pair', 'single', 'bid'] as const;
export const TOURNAMENT_STATUSES = ['registration', 'running', 'finished', 'cancelled'] as const;

const HOUR = 3_600_000;
const Title = z
  .string()
  .trim()
  .min(3)
  .max(80)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u);
const Reason = z.string().trim().min(1).max(300);

export const CreateTournamentRequest = z.strictObject({
  name: Title,
  about: z.string().max(4000).default(''),
  format: z.enum(TOURNAMENT_FORMATS),
  /** Two games with sides swapped, one game, or one game with bids for the sides. */
  match: z.enum(MATCH_KINDS).default('pair'),
  /** Only for the Swiss system; as many as it takes unless told. */
  rounds: z.int().min(1).max(30).optional(),
  capacity: z.int().min(2).max(256).default(64),
  /** When it begins by itself; else the organiser begins it. */
  starts: z.int().optional(),
  /** How long a round may take: games that are still played then are lost by who is waited for. */
  roundHours: z
    .int()
    .min(1)
    .max(24 * 90)
    .default(24 * 14),
  game: z.string().min(1).max(40),
  preset: z.string().max(40).optional(),
  options: z.record(z.string().max(40), z.unknown()).default({}),
  clock: ClockSetting.default({ kind: 'none' }),
  rated: z.boolean().default(true),
  openHandsAfter: OpenHandsAfter.optional(),
});
export type CreateTournamentRequest = z.input<typeof CreateTournamentRequest>;

export const ListTournamentsQuery = z.strictObject({
  status: z.enum(TOURNAMENT_STATUSES).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const TournamentSummary = z.strictObject({
  id: Id,
  name: z.string(),
  organiser: z.string(),
  created: z.int(),
  game: z.string(),
  format: z.enum(TOURNAMENT_FORMATS),
  match: z.enum(MATCH_KINDS),
  status: z.enum(TOURNAMENT_STATUSES),
  entrants: z.int(),
  waiting: z.int(),
  capacity: z.int(),
  round: z.int(),
  rounds: z.int(),
  starts: z.int().optional(),
  due: z.int().optional(),
});
export type TournamentSummary = z.infer<typeof TournamentSummary>;
export const TournamentList = z.strictObject({ tournaments: z.array(TournamentSummary) });

const SideRecord = z.strictObject({
  side: z.string(),
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
});

export const TournamentPage = TournamentSummary.extend({
  about: z.string(),
  options: z.record(z.string(), z.unknown()),
  clock: ClockSetting,
  rated: z.boolean(),
  roundHours: z.number(),
  /** Its games are broadcast so many milliseconds late. */
  openHandsAfter: z.int().optional(),
  /** Whether the one who asks runs it, and how he takes part. */
  isOrganiser: z.boolean(),
  you: z.enum(['in', 'waiting', 'left']).optional(),
  entrantsList: z.array(
    z.strictObject({
      /** Empty for somebody who has deleted himself. */
      name: z.string(),
      /** There is a page about him. */
      hasProfile: z.boolean().optional(),
      isWaiting: z.boolean(),
      hasLeft: z.boolean(),
    }),
  ),
  /** Entrants are named by their place in the list above. */
  standings: z.array(
    z.strictObject({
      place: z.int(),
      entrant: z.int(),
      points: z.number(),
      breaks: z.record(z.string(), z.number()),
      sides: z.array(SideRecord),
    }),
  ),
  /** The order in which ties are broken. */
  tieBreaks: z.array(z.string()),
  matches: z.array(
    z.strictObject({
      round: z.int(),
      first: z.int(),
      second: z.int().optional(),
      result: z.tuple([z.number(), z.number()]).optional(),
      ruling: z.string().optional(),
      games: z.array(
        z.strictObject({
          id: Id,
          /** Whether the first of the match has the first seat. */
          isFirstSeated: z.boolean(),
          scores: z.tuple([z.number(), z.number()]).optional(),
        }),
      ),
    }),
  ),
  log: z.array(
    z.strictObject({
      at: z.int(),
      event: z.string(),
      by: z.string().optional(),
      /** Whom it concerns. */
      about: z.string().optional(),
      /**
       * The reason; of more time the new end of the round; of a broadcast its delay, if there is to
       * be one; of a ruling also where and how.
       */
      text: z.string().optional(),
    }),
  ),
});
export type TournamentPage = z.infer<typeof TournamentPage>;

export const RuleRequest = z.strictObject({
  /** From 0, as in the list of matches. */
  round: z.int().min(0).max(1000),
  first: z.int().min(0).max(1000),
  scores: z.tuple([z.number().min(0).max(3), z.number().min(0).max(3)]),
  reason: Reason,
});
export type RuleRequest = z.infer<typeof RuleRequest>;
export const ExcludeRequest = z.strictObject({ player: PlayerName, reason: Reason });
export const ExtendRequest = z.strictObject({
  hours: z
    .int()
    .min(1)
    .max(24 * 90),
});
/** Without a delay there is no broadcast. */
export const BroadcastRequest = z.strictObject({ openHandsAfter: OpenHandsAfter.optional() });
export const MILLISECONDS_AN_HOUR = HOUR;
