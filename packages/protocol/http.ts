import { z } from 'zod';
import { SIGNS } from './signs.ts';
import { ClockSetting } from './clock.ts';
import { SEED } from './fairness.ts';
import { Id, PlayerName, Seat } from './identity.ts';
import { Patch } from './patch.ts';
import {
  GameResult,
  GameStatus,
  Player,
  StaffLevel,
  WireLogEntry,
  WirePrompt,
} from './server-messages.ts';

export const VISIBILITIES = ['open', 'hidden'] as const;

/**
 * SHA-256 of a seed, 32 bytes of one's own that are mixed into all chance of a game, in hexadecimal
 * digits; the hash is of the bytes. The seed is told when all seats are taken.
 */
export const SeedCommitment = z.string().regex(SEED);
export const TellSeedRequest = z.strictObject({ seed: z.string().regex(SEED) });

/** The secret of a link that lets somebody sit down. */
export const InviteToken = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

export const Opponent = z.discriminatedUnion('kind', [
  /** Whoever comes. */
  z.strictObject({ kind: z.literal('open') }),
  /** Whoever has the link: the answer tells its secret. */
  z.strictObject({ kind: z.literal('link') }),
  /** The owner of the account of that name. */
  z.strictObject({ kind: z.literal('name'), name: PlayerName }),
  /** All seats are one's own, on one screen. */
  z.strictObject({ kind: z.literal('self') }),
  z.strictObject({ kind: z.literal('bot'), level: z.string().min(1).max(20) }),
]);

const MINUTE = 60_000;

/** A broadcast: spectators see all hands as they were so many milliseconds ago. */
export const OpenHandsAfter = z
  .int()
  .min(5 * MINUTE)
  .max(7 * 24 * 60 * MINUTE);

export const CreateGameRequest = z.strictObject({
  game: z.string().min(1).max(40),
  /** A set of options by name; `options` are put over it. */
  preset: z.string().max(40).optional(),
  /** Edition, scenario, cards, bonus influence and what else the game lets one agree on. */
  options: z.record(z.string().max(40), z.unknown()).default({}),
  /** The own seat; `bid` where the game lets players bid for sides. */
  seat: z.union([Seat, z.literal('random'), z.literal('bid')]).default('random'),
  /** Who takes the other seats. */
  opponent: Opponent.default({ kind: 'open' }),
  /** Seats that bots take, whoever takes the others. */
  bots: z.array(z.strictObject({ seat: Seat, level: z.string().min(1).max(20) })).default([]),
  clock: ClockSetting.default({ kind: 'none' }),
  visibility: z.enum(VISIBILITIES).default('open'),
  /** Only between accounts. */
  rated: z.boolean().default(false),
  /**
   * What the staff may tell the players; by default facts in a rated game, everything in others.
   * Whoever sits down agrees to it.
   */
  staff: StaffLevel.optional(),
  openHandsAfter: OpenHandsAfter.optional(),
  seedCommitment: SeedCommitment.optional(),
});
export type CreateGameRequest = z.input<typeof CreateGameRequest>;

/** Without a seat the first free one is taken. */
export const JoinRequest = z.strictObject({
  seat: Seat.optional(),
  invite: InviteToken.optional(),
  seedCommitment: SeedCommitment.optional(),
});

/** The request may do without a body. */
export const RematchRequest = z
  .strictObject({ seedCommitment: SeedCommitment.optional() })
  .nullish();

export const CLOCK_KINDS = ['none', 'live', 'slow'] as const;

export const ListGamesQuery = z.strictObject({
  status: GameStatus.optional(),
  /** Games one sits at or is invited to; hidden ones too. */
  mine: z.stringbool().optional(),
  game: z.string().max(40).optional(),
  clock: z.enum(CLOCK_KINDS).optional(),
  rated: z.stringbool().optional(),
  /** Only games anybody may join, or only others. */
  joinable: z.stringbool().optional(),
  /** Games a user of that name sits at, whatever the case of the letters. */
  player: PlayerName.optional(),
  /** Only games created earlier: the next page. */
  before: z.coerce.number().int().min(0).optional(),
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
  /** The user who set the table up. */
  creator: Id,
  rated: z.boolean(),
  staff: StaffLevel,
  /** How a free seat can be had. */
  entry: z.enum(['open', 'link', 'name']),
  openHandsAfter: z.int().optional(),
  /** Of which game it is the return match, and which is the return match of it. */
  rematchOf: Id.optional(),
  rematch: Id.optional(),
  /** The seats the one who asks holds, and whether he is waited for. */
  yours: z.array(z.int()).optional(),
  yourTurn: z.boolean().optional(),
  /** A seat is kept for the one who asks. */
  invited: z.boolean().optional(),
  /** For the host of a table with a link: until when it is good, and when somebody opened it. */
  link: z.strictObject({ until: z.int().optional(), opened: z.int().optional() }).optional(),
});
export type GameSummary = z.infer<typeof GameSummary>;

/** `invite` is told only once: what is stored is its hash. */
export const CreatedGame = GameSummary.extend({ invite: InviteToken.optional() });
export type CreatedGame = z.infer<typeof CreatedGame>;

/** What a host may change until the guest sits down. */
export const ChangeTermsRequest = CreateGameRequest.pick({
  preset: true,
  options: true,
  seat: true,
  clock: true,
  staff: true,
});
export type ChangeTermsRequest = z.input<typeof ChangeTermsRequest>;

export const GameList = z.strictObject({ games: z.array(GameSummary) });
export const Invitation = z.strictObject({ invite: InviteToken });

export const InvitedQuery = z.strictObject({ invite: InviteToken });

export const NextGameQuery = z.strictObject({ except: Id.optional() });
export const NextGame = z.strictObject({
  /** The game that waits for the one who asks with the least time left; absent if none does. */
  game: GameSummary.optional(),
  /** How many games wait for him. */
  waiting: z.int(),
});

export const CatalogueEntry = z.strictObject({
  id: z.string(),
  seats: z.array(z.string()),
  optionFields: z.record(z.string(), z.unknown()),
  presets: z.record(z.string(), z.record(z.string(), z.unknown())),
  bots: z.array(z.string()),
  canBid: z.boolean(),
});
export const Catalogue = z.strictObject({ games: z.array(CatalogueEntry) });
export type Catalogue = z.infer<typeof Catalogue>;

/** See docs/formats/record.md. */
export const RecordDocument = z.looseObject({
  format: z.literal('brink-record'),
  version: z.literal(1),
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  choices: z.array(z.int()),
  result: GameResult,
});

/** A finished game after its first `move` choices and dice, with all cards on the table. */
export const Position = z.strictObject({
  move: z.int(),
  moves: z.int(),
  view: z.record(z.string(), z.unknown()),
  log: z.array(WireLogEntry),
  prompt: WirePrompt.optional(),
});
export type Position = z.infer<typeof Position>;

export const MOST_PAST_MOMENTS = 200;
/** Without `from` the moments before the present. */
export const PastQuery = z.strictObject({
  from: z.coerce.number().int().min(0).max(100_000).optional(),
});

/** Earlier moments of a game as the one who asks saw them then. A moment is a decision. */
export const PastMoments = z.strictObject({
  /** The number of the present moment. */
  last: z.int(),
  /** Where the others went on after his last move. */
  since: z.int().optional(),
  from: z.int(),
  /** The moment `from`, and the way to each that follows. */
  view: z.record(z.string(), z.unknown()).optional(),
  /** How many entries of his log there were at each moment. */
  log: z.array(z.int()),
  patches: z.array(Patch),
});
export type PastMoments = z.infer<typeof PastMoments>;

/** All hands as they were a while ago. */
export const OpenHands = z.strictObject({
  /** When it was like that. */
  at: z.int(),
  view: z.record(z.string(), z.unknown()),
  log: z.array(WireLogEntry),
});
export type OpenHands = z.infer<typeof OpenHands>;

export const ChatQuery = z.strictObject({ after: z.coerce.number().int().min(0).default(0) });
export const ChatLine = z.strictObject({
  id: z.int(),
  at: z.int(),
  /** Who said it. */
  user: Id,
  name: z.string(),
  /** There is a page about him. */
  hasProfile: z.boolean().optional(),
  text: z.string(),
  /** It is a sign; the text is its name. */
  sign: z.enum(SIGNS).optional(),
});
export const ChatLines = z.strictObject({
  /** Players and spectators do not hear each other. */
  room: z.enum(['players', 'spectators']),
  lines: z.array(ChatLine),
});
export type ChatLines = z.infer<typeof ChatLines>;

export const Note = z.strictObject({ text: z.string().max(10_000) });

export const Done = z.strictObject({ ok: z.literal(true) });

export const HttpError = z.strictObject({
  error: z.strictObject({ code: z.string(), message: z.string().optional() }),
});
export type HttpError = z.infer<typeof HttpError>;
