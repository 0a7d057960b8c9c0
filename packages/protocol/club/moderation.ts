import { z } from 'zod';
import { Id, PlayerName } from '../identity.ts';

/** An account by its name, or anybody one has met by his id: guests may share a name. */
const named = { player: PlayerName };
const met = { user: Id };

/** Who is blocked can neither join nor invite one; who is muted is only not heard. */
export const BLOCK_KINDS = ['block', 'mute'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];
const block = { kind: z.enum(BLOCK_KINDS) };
export const BlockRequest = z.union([
  z.strictObject({ ...named, ...block }),
  z.strictObject({ ...met, ...block }),
]);
export const Blocks = z.strictObject({
  players: z.array(z.strictObject({ id: Id, name: z.string(), ...block })),
});
export type Blocks = z.infer<typeof Blocks>;

export const LONGEST_REPORT = 2000;
const report = {
  game: Id.optional(),
  /** The study that it is about, or in which it was said. */
  study: Id.optional(),
  reason: z.string().trim().min(3).max(LONGEST_REPORT),
};
export const ReportRequest = z.union([
  z.strictObject({ ...named, ...report }),
  z.strictObject({ ...met, ...report }),
]);

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
  /** The numbers the question speaks of. */
  args: z.array(z.int()).optional(),
  options: z.array(z.strictObject({ choice: z.int(), votes: z.int() })),
  yours: z.int().optional(),
});
export type Poll = z.infer<typeof Poll>;
