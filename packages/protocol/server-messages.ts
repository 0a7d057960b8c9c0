import { z } from 'zod';
import { SIGNS } from './signs.ts';
import { ClockReading, ClockSetting } from './clock.ts';
import { Id } from './identity.ts';
import { Patch } from './patch.ts';

/** Seat -1 is the public: spectators and strangers. */
const viewer = z.int().min(-1);
const re = z.int().optional();

/** `held`: it cannot be read at present, and nobody loses by that. */
export const GAME_STATUSES = ['open', 'playing', 'held', 'finished'] as const;
export const GameStatus = z.enum(GAME_STATUSES);
export type GameStatus = z.infer<typeof GameStatus>;

/**
 * How much of their staff the players of a game hear at most: nothing, what can be reckoned from
 * what they see (odds, memory, reasons, scores), or warnings as well.
 */
export const STAFF_LEVELS = ['off', 'facts', 'all'] as const;
export const StaffLevel = z.enum(STAFF_LEVELS);
export type StaffLevel = z.infer<typeof StaffLevel>;

export const WirePrompt = z.strictObject({
  code: z.string(),
  domain: z.string(),
  args: z.array(z.int()),
  actors: z.array(z.int()),
  choices: z.array(z.int()),
});

export const WireLogEntry = z.strictObject({ code: z.string(), args: z.array(z.int()) });
export type WireLogEntry = z.infer<typeof WireLogEntry>;

export const GameResult = z.strictObject({
  /** The seats that won; none for a draw. */
  winners: z.array(z.int()),
  turn: z.int(),
  /** As the rules name it, or `resignation`, `agreement`, `time`, `closed`. */
  manner: z.string(),
});
export type GameResult = z.infer<typeof GameResult>;

/** Where a game stands for one viewer, besides what lies on the table. */
export const Standing = z.strictObject({
  /** A choice must name this number; it grows with every decision and every step back. */
  decision: z.int(),
  /**
   * How many dice and cards were drawn, those taken back included: the number of the next. It never
   * falls, so nobody can draw twice and keep what suits them.
   */
  draws: z.int(),
  status: GameStatus,
  prompt: WirePrompt.optional(),
  canUndo: z.boolean(),
  clocks: ClockReading.optional(),
  offers: z.strictObject({
    draw: z.int().optional(),
    /** The seats that have still to agree. */
    drawAsks: z.array(z.int()).optional(),
    takeBack: z
      .strictObject({ seat: z.int(), decision: z.int(), asks: z.array(z.int()) })
      .optional(),
  }),
  result: GameResult.optional(),
});
export type Standing = z.infer<typeof Standing>;

export const Player = z.strictObject({
  seat: z.int(),
  /** The side as the game calls it. */
  side: z.string(),
  kind: z.enum(['open', 'person', 'bot']),
  id: Id.optional(),
  /** A person's name or a bot's level. */
  name: z.string().optional(),
  /** The name of the person who has left the seat to a bot. */
  standsInFor: z.string().optional(),
  /** That person, or the bot somebody else sent, has an account and so a page. */
  hasProfile: z.boolean().optional(),
});
export type Player = z.infer<typeof Player>;

/** A choice and what it leads to, as a step from the state before it. */
export interface CertainStep {
  choice: number;
  patch: Patch;
  log: WireLogEntry[];
  prompt?: z.infer<typeof WirePrompt> | undefined;
  /** What the choices after it lead to, where somebody looked. */
  then?: Ahead | undefined;
}
/** A choice that a die answers at once. */
export interface RolledStep {
  choice: number;
  isRolled: true;
}
/** A choice after which others choose. */
export interface HandedOverStep {
  choice: number;
  isHandedOver: true;
}
export type Ahead = (CertainStep | RolledStep | HandedOverStep)[];
export const Ahead: z.ZodType<Ahead> = z.array(
  z.union([
    z.strictObject({
      choice: z.int(),
      patch: Patch,
      log: z.array(WireLogEntry),
      prompt: WirePrompt.optional(),
      then: z.lazy(() => Ahead.optional()),
    }),
    z.strictObject({ choice: z.int(), isRolled: z.literal(true) }),
    z.strictObject({ choice: z.int(), isHandedOver: z.literal(true) }),
  ]),
);

/** What a player mixes into the chance of a game. See docs/formats/record.md. */
export const MixedSeed = z.strictObject({
  player: z.int(),
  commitment: z.string(),
  seed: z.string().optional(),
});

const State = z.strictObject({
  type: z.literal('state'),
  re,
  game: Id,
  seat: viewer,
  seq: z.int(),
  package: z.string(),
  options: z.record(z.string(), z.unknown()),
  players: z.array(Player),
  clock: ClockSetting,
  /** SHA-256 of the secret all chance comes from. */
  commitment: z.string(),
  /** What the players have mixed in; games begun before they could have no list. */
  seeds: z.array(MixedSeed).optional(),
  staff: StaffLevel,
  view: z.record(z.string(), z.unknown()),
  log: z.array(WireLogEntry),
  standing: Standing,
});
/**
 * All seats are taken and every promise is made: whoever has promised a seed tells it now. The game
 * begins with the last of them, and without those who do not tell theirs in time.
 */
export const Mixing = z.strictObject({
  /** SHA-256 of the secret of the server. */
  commitment: z.string(),
  seeds: z.array(z.strictObject({ player: z.int(), commitment: z.string(), isTold: z.boolean() })),
});
export type Mixing = z.infer<typeof Mixing>;

export const StateMessage = State;
export type StateMessage = z.infer<typeof State>;

export const REFUSALS = [
  'stale',
  'not-your-turn',
  'illegal',
  'nothing-to-undo',
  'no-offer',
  'already-offered',
  'time-left',
  'too-often',
  'over',
] as const;

export const ERROR_CODES = [
  'bad-message',
  'protocol',
  'no-such-game',
  'not-a-player',
  'not-started',
  'held',
  'elsewhere',
  'too-fast',
  'too-many',
  'silenced',
  'unavailable',
  'shutting-down',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const ServerMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('welcome'),
    re,
    protocol: z.int(),
    user: z.strictObject({ id: Id, name: z.string() }).optional(),
  }),
  /** A game whose seats are not all taken, or whose players have still to tell their seeds. */
  z.strictObject({
    type: z.literal('waiting'),
    re,
    game: Id,
    players: z.array(Player),
    mixing: Mixing.optional(),
  }),
  /**
   * A game that cannot be read at present; its clocks stand. `entry` is the one of its journal that
   * the rules do not allow.
   */
  z.strictObject({
    type: z.literal('held'),
    re,
    game: Id,
    players: z.array(Player),
    entry: z.int().optional(),
  }),
  State,
  /** Leads from the state at `from` to the one at `seq`. */
  z.strictObject({
    type: z.literal('change'),
    re,
    game: Id,
    seat: viewer,
    from: z.int(),
    seq: z.int(),
    patch: Patch,
    /** The client keeps that many entries of its log and appends the rest. */
    log: z.strictObject({ keep: z.int(), add: z.array(WireLogEntry) }),
    standing: Standing,
  }),
  z.strictObject({ type: z.literal('current'), re, game: Id, seat: viewer, seq: z.int() }),
  /** The request was understood, and the rules or the moment forbid it. */
  z.strictObject({
    type: z.literal('refused'),
    re,
    game: Id,
    reason: z.enum(REFUSALS),
    state: State,
  }),
  /** Choices whose result is certain or a die; `decision` is the one they belong to. */
  z.strictObject({
    type: z.literal('foreseen'),
    re,
    game: Id,
    seat: viewer,
    decision: z.int(),
    ahead: Ahead,
  }),
  /**
   * `bytes` in base 64: a game that the seat cannot tell from the true one after entry `seq`.
   * None where the players have agreed to play without a staff.
   */
  z.strictObject({
    type: z.literal('position'),
    re,
    game: Id,
    seat: viewer,
    seq: z.int(),
    bytes: z.string().optional(),
  }),
  z.strictObject({
    type: z.literal('said'),
    re,
    game: Id,
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
  }),
  z.strictObject({ type: z.literal('done'), re }),
  z.strictObject({ type: z.literal('pong'), re }),
  /** With `game` and without `re`: a game one follows is no longer there. */
  z.strictObject({
    type: z.literal('error'),
    re,
    game: Id.optional(),
    code: z.enum(ERROR_CODES),
  }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
export type ServerMessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;
export type Refusal = (typeof REFUSALS)[number];
