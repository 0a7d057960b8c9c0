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
export type NewToken = z.infer<typeof NewToken>;

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

/** `ladder` names the games a bot wants to play on the ladder while its stream is open. */
export const EventsQuery = z.strictObject({
  ladder: z
    .string()
    .max(200)
    .transform((text) => text.split(',').filter((game) => game !== ''))
    .optional(),
});

export const LadderQuery = z.strictObject({ game: z.string().max(40) });
/** The bots that have played rated games, and those that want to, the strongest first. */
export const Ladder = z.strictObject({
  bots: z.array(
    z.strictObject({
      name: z.string(),
      rating: z.number(),
      deviation: z.number(),
      games: z.int(),
      isProvisional: z.boolean(),
      /** It is there and wants the next game. */
      isSeeking: z.boolean(),
    }),
  ),
  /** Games of the ladder that are played now. */
  playing: z.array(z.strictObject({ id: Id, names: z.array(z.string()) })),
  /** How many there may be at the same time, of all kinds together. */
  most: z.int(),
});
export type Ladder = z.infer<typeof Ladder>;
