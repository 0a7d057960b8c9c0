import { z } from 'zod';
import { ClockSetting } from './clock.ts';
import { Id, PlayerName, Seat } from './identity.ts';
import { GameResult, GameStatus, Player } from './server-messages.ts';

export const GuestRequest = z.strictObject({ name: PlayerName });

export const User = z.strictObject({
  id: Id,
  name: z.string(),
  kind: z.enum(['guest', 'account']),
});
export type User = z.infer<typeof User>;

export const VISIBILITIES = ['open', 'hidden'] as const;

export const Opponent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('self') }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().min(1).max(20) }),
]);

export const CreateGameRequest = z.strictObject({
  game: z.string().min(1).max(40),
  options: z.record(z.string().max(40), z.unknown()).default({}),
  seat: z.union([Seat, z.literal('random')]).default('random'),
  /** Who takes the other seats. */
  opponent: Opponent.default({ kind: 'open' }),
  clock: ClockSetting.default({ kind: 'none' }),
  visibility: z.enum(VISIBILITIES).default('open'),
});
export type CreateGameRequest = z.input<typeof CreateGameRequest>;

/** Without a seat the first free one is taken. */
export const JoinRequest = z.strictObject({ seat: Seat.optional() });

export const ListGamesQuery = z.strictObject({
  status: GameStatus.optional(),
  mine: z.stringbool().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const GameSummary = z.strictObject({
  id: Id,
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  clock: ClockSetting,
  visibility: z.enum(VISIBILITIES),
  status: GameStatus,
  players: z.array(Player),
  result: GameResult.optional(),
  created: z.int(),
});
export type GameSummary = z.infer<typeof GameSummary>;

export const HttpError = z.strictObject({
  error: z.strictObject({ code: z.string(), message: z.string().optional() }),
});
export type HttpError = z.infer<typeof HttpError>;
