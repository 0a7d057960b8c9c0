import { z } from 'zod';
import { Id, PlayerName } from '../identity.ts';

/** Who is blocked can neither join nor invite one; who is muted is only not heard. */
export const ShunRequest = z.strictObject({
  player: PlayerName,
  kind: z.enum(['block', 'mute']),
});
export const Shunned = z.strictObject({
  players: z.array(z.strictObject({ name: z.string(), kind: z.enum(['block', 'mute']) })),
});

export const ReportRequest = z.strictObject({
  player: PlayerName,
  game: Id.optional(),
  reason: z.string().trim().min(3).max(2000),
});

export const VoteRequest = z.strictObject({
  decision: z.int().min(0),
  choice: z.int().min(0).max(255),
});

/** What the audience of a broadcast would choose; it closes when the choice is shown. */
export const Poll = z.strictObject({
  /** The decision that is put to the vote; absent while there is none. */
  decision: z.int().optional(),
  /** The seat that has to choose. */
  seat: z.int().optional(),
  /** The question, as the game calls it. */
  code: z.string().optional(),
  domain: z.string().optional(),
  options: z.array(z.strictObject({ choice: z.int(), votes: z.int() })),
  yours: z.int().optional(),
});
export type Poll = z.infer<typeof Poll>;
