import type { Ai, Reason } from './ai.ts';
import type { Actor, Game, Rules } from './game.ts';
import type { LogEntry, LogSink } from './log.ts';
import type { Mask } from './mask.ts';
import type { Observation } from './observation.ts';
import type { Played } from './played.ts';
import type { Fault } from './position-text.ts';
import type { PositionForm } from './position.ts';
import type { Random } from './random.ts';
import type { Schema } from './schema.ts';
import type { Seat, Seating } from './seat.ts';

/** Who looks at a game: a seat, the public, or everybody's hands at once (finished games). */
export type Viewer = number;
/** Whoever watches: no hand is seen. */
export const PUBLIC: Viewer = -1;
/** Whoever may see everything: finished games, critics, tests. */
export const ALL_SEEING: Viewer = -2;

/** How a finished game ended. */
export interface Outcome {
  /** The seats that won; none for a draw. */
  readonly winners: readonly Seat[];
  readonly turn: number;
  readonly manner: string;
}

/** The decision a game stands at, as one viewer may see it. */
export interface Prompt {
  readonly code: string;
  readonly domain: string;
  /** Numbers the prompt speaks of; empty for those who are not to choose. */
  readonly args: readonly number[];
  readonly actors: readonly Actor[];
  /** What the viewer may choose; empty if it is not his turn. */
  readonly choices: readonly number[];
}

/** One thing to agree on before a game begins. */
export type OptionField =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'switch'; readonly default: boolean }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly default: number;
    }
  | {
      readonly kind: 'set';
      readonly values: readonly string[];
      readonly default: readonly string[];
    };

/** What is agreed on for a game, by the names of its options. */
export type OptionValues = Readonly<Record<string, unknown>>;

/** An option is unknown or does not fit; the message names it. */
export class OptionError extends Error {
  override name = 'OptionError';
  /** Why options do not go together, for those who tell it in the language of the player. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** The languages that games are told in. */
export const LANGUAGES = ['en', 'ru'] as const;
/** One of the languages that games are told in. */
export type Language = (typeof LANGUAGES)[number];

/** Everything of a game that people read, in one language. */
export interface Texts {
  readonly title: string;
  readonly seats: readonly string[];
  readonly prompt: (prompt: Prompt) => string;
  readonly choice: (prompt: Prompt, choice: number) => string;
  readonly log: (entry: LogEntry) => string;
  readonly outcome: (outcome: Outcome) => string;
  readonly option: (name: string, value?: unknown) => string;
  readonly preset?: (id: string) => string;
  /** What is wrong with a position, or odd about it. */
  readonly fault?: (fault: Fault) => string;
  /** One line for learners: why a bot has chosen what it chose. */
  readonly reason?: (reason: Reason) => string;
}

/** What a careful player knows of a game beyond its rules, so that he does not lose by accident. */
export interface Caution<R extends Rules = Rules> {
  /** Whether the actor could lose at once by what he does now: only then is looking ahead worth it. */
  readonly isInDanger: (game: Game<R>, actor: Actor) => boolean;
  /** Whether the decision is one that nobody loses by: any answer will do. */
  readonly isHarmless: (game: Game<R>) => boolean;
  /** Whether a card that chance draws now may lose the game at once; others are left out. */
  readonly isFateful?: (game: Game<R>) => boolean;
  /** Keeps of the actor's legal choices those that cannot wait, if there are any. */
  readonly insist: (game: Game<R>, actor: Actor, legal: Mask) => void;
  /** Manners of losing that another choice would have avoided. */
  readonly accidents: readonly string[];
}

/**
 * What server, bots, web and command line know of a game. Playing it is the kernel's: see
 * `pending`, `legal`, `choose`. Adding a game is adding a package with one of these.
 */
export interface GamePackage<
  R extends Rules = Rules,
  Options extends object = OptionValues,
  View extends object = object,
> {
  readonly id: string;
  /**
   * The newest revision of its rules; it plays the older ones as well, for ever. A change of any
   * decision, log entry or result is a new one: docs/how-to/change-a-rule.md.
   */
  readonly revision: number;
  readonly seats: (options: Options) => readonly string[];
  readonly optionFields: Readonly<Record<keyof Options & string, OptionField>>;
  /** Completes options with their defaults, or throws an `OptionError`. */
  readonly parseOptions: (given: OptionValues) => Options;
  /** Options that go well together, by name. */
  readonly presets?: Readonly<Record<string, OptionValues>>;
  /** The team of each seat, where several seats play together; else everybody is on his own. */
  readonly teams?: (options: Options) => readonly number[];
  /**
   * Which seat each player has, players in the order in which they came, where a game lets them
   * bid for sides. It can change at the end of the bidding and at no other time.
   */
  readonly seating?: (game: Game<R>) => Seating;
  /** A new game at its first decision, by the newest rules or by those of `revision`. */
  readonly setup: (options: Options, log?: LogSink, revision?: number) => Game<R>;
  readonly outcome: (game: Game<R>) => Outcome | undefined;
  readonly view: (game: Game<R>, viewer: Viewer) => View;
  /** A game that `viewer` cannot tell from this one, with all he cannot know dealt anew. */
  readonly determinise: (game: Game<R>, viewer: Viewer, random: Random, into: Game<R>) => Game<R>;
  /** The game as a row of numbers, for programs that learn; without it there is none. */
  readonly observation?: Observation<R>;
  /** Positions as text, to be sent and played on; without it a game has none. */
  readonly position?: PositionForm<R, Options>;
  readonly choiceName: (domain: string, choice: number) => string;
  readonly choiceOf: (domain: string, name: string) => number | undefined;
  /** What the integers of its log entries and prompts mean. */
  readonly schema: { readonly log: Schema; readonly prompts: Schema };
  /**
   * What was played in a game whose whole log this is, for statistics over many games; nothing
   * where the options make it a game that cannot be counted with others.
   */
  readonly played?: (log: readonly LogEntry[], options: Options) => Played | undefined;
  /** What is wrong with a state, in words for developers; empty if all is well. */
  readonly violations: (game: Game<R>) => string[];
  readonly caution?: Caution<R>;
  /**
   * Whether the actor begins a play now, to which the small choices after it belong; where a game
   * does not say, every choice is a play.
   */
  readonly opensPlay?: (game: Game<R>, actor: Actor) => boolean;
  /**
   * How it is played well; without it there is the random bot alone. Rules come without it: only
   * the module `with-bot` beside them brings what bots have learned.
   */
  readonly ai?: Ai<R>;
  readonly texts: Readonly<Record<Language, Texts>>;
}

/** A package for those who drive any game and never look into one. */
export const anyGame = <R extends Rules, Options extends object, View extends object>(
  game: GamePackage<R, Options, View>,
): GamePackage =>
  // Its functions only ever get games and options that the package has made itself.
  game as unknown as GamePackage;
