import { z } from 'zod';
import { Id, PlayerName, Seat } from '../identity.ts';

/** What a token allows: looking at one's games, or playing them too. */
export const SCOPES = ['read', 'play'] as const;
export const Scope = z.enum(SCOPES);
export type Scope = z.infer<typeof Scope>;

export const CreateBotRequest = z.strictObject({ name: PlayerName });
export const CreateTokenRequest = z.strictObject({
  label: z.string().trim().min(1).max(60),
  scopes: z.array(Scope).min(1).max(SCOPES.length).default(['play']),
});

export const BotToken = z.strictObject({
  id: Id,
  label: z.string(),
  scopes: z.array(Scope),
  created: z.int(),
  used: z.int().optional(),
});
export const BotAccount = z.strictObject({
  id: Id,
  name: z.string(),
  created: z.int(),
  tokens: z.array(BotToken),
});
export type BotAccount = z.infer<typeof BotAccount>;
export const BotAccounts = z.strictObject({ bots: z.array(BotAccount) });
/** The secret is told only once. */
export const NewToken = BotToken.extend({ secret: z.string() });

/** One line of the event stream; an empty line says that the server is still there. */
export const BotEvent = z.discriminatedUnion('type', [
  /** A game waits for a choice. */
  z.strictObject({ type: z.literal('turn'), game: Id }),
  /** A seat is kept for the bot: it may join or leave. */
  z.strictObject({ type: z.literal('challenge'), game: Id }),
]);
export type BotEvent = z.infer<typeof BotEvent>;

export const StateQuery = z.strictObject({ seat: z.coerce.number().pipe(Seat).optional() });
export const ChooseRequest = z.strictObject({
  /** The number of the decision, so that a late answer is not taken for another. */
  decision: z.int().min(0),
  choice: z.int().min(0).max(255),
  seat: Seat.optional(),
});
