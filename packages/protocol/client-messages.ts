import { z } from 'zod';
import { SIGNS } from './signs.ts';
import { Id, Seat } from './identity.ts';

/**
 * What a client says. A message with `re` is answered by exactly one message with the same
 * `re`. `seat` is needed only by someone who holds several seats of one game.
 */
const re = z.int().min(0).optional();
const decision = z.int().min(0);
const at = { re, game: Id, seat: Seat.optional() };

export const ClientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), re, protocol: z.int() }),
  /** `since`: the `seq` the client holds; if nothing has happened the answer is `current`. */
  z.strictObject({ type: z.literal('subscribe'), ...at, since: z.int().min(0).optional() }),
  z.strictObject({ type: z.literal('unsubscribe'), ...at }),
  z.strictObject({ type: z.literal('choose'), ...at, decision, choice: z.int().min(0).max(255) }),
  z.strictObject({ type: z.literal('undo'), ...at, decision }),
  /** What would one's choices lead to? A client that knows shows it before the server answers. */
  z.strictObject({ type: z.literal('foresee'), ...at }),
  /** Asks for a game that its staff can look at: what the player cannot know is dealt anew. */
  z.strictObject({ type: z.literal('position'), ...at }),
  /** Asks to go back before one's own choice at `decision`, by default one's last. */
  z.strictObject({ type: z.literal('offerTakeBack'), ...at, decision: decision.optional() }),
  /** Answers are the others'; whoever declines his own offer withdraws it. */
  z.strictObject({ type: z.literal('answerTakeBack'), ...at, accept: z.boolean() }),
  z.strictObject({ type: z.literal('offerDraw'), ...at }),
  z.strictObject({ type: z.literal('answerDraw'), ...at, accept: z.boolean() }),
  z.strictObject({ type: z.literal('resign'), ...at }),
  z.strictObject({ type: z.literal('claimTime'), ...at }),
  z.strictObject({ type: z.literal('chat'), ...at, text: z.string().trim().min(1).max(500) }),
  /** One of the six signs, which everybody reads in their own language. */
  z.strictObject({ type: z.literal('react'), ...at, sign: z.enum(SIGNS) }),
  z.strictObject({ type: z.literal('ping'), re }),
]);
export type ClientMessage = z.infer<typeof ClientMessage>;
export type ClientMessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
