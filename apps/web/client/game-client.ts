import type { Outcome, Past, Prompt } from '@brink/kernel';
import type { Ahead, Sign, StaffLevel, Standing } from '@brink/protocol';
import type { Advice } from './advice.ts';

/** What happened, as a code with integers. */
export interface Entry {
  readonly code: string;
  readonly args: readonly number[];
}

export interface Seated {
  readonly seat: number;
  readonly kind: 'open' | 'person' | 'bot';
  /** Who a person is for the server. */
  readonly id?: string;
  /** A person's name or a bot's level. */
  readonly name: string;
  /** There is a page about him on the server. */
  readonly hasProfile?: boolean;
}

export interface Clocks {
  /** Milliseconds left by seat, as they stood at `at`. */
  readonly remaining: readonly number[];
  readonly running: readonly boolean[];
  readonly at: number;
}

export interface Said {
  readonly id: number;
  readonly at: number;
  /** Who said it. */
  readonly user: string;
  readonly name: string;
  readonly hasProfile?: boolean;
  readonly text: string;
  /** It is a sign; the text is its name. */
  readonly sign?: Sign | undefined;
}

/** What a way to use a card would lead to, as far as it can be known beforehand. */
export interface UseLook {
  readonly use: number;
  /** Operations after everything that changes them. */
  readonly ops?: number;
  readonly kinds?: readonly { readonly kind: number; readonly targets: number }[];
}

/** What players can agree on; an answer to one's own offer withdraws it. */
export interface Agreements {
  readonly offerDraw: () => void;
  readonly answerDraw: (accept: boolean) => void;
  readonly offerTakeBack: () => void;
  readonly answerTakeBack: (accept: boolean) => void;
  /** The other's time is up. */
  readonly claimTime: () => void;
}

/** Earlier moments of a game, as its viewer saw them then. */
export type PastPage = Past;

export const PHASES = [
  'loading',
  'waiting',
  'mixing',
  'playing',
  'held',
  'finished',
  'missing',
  'broken',
] as const;
export type Phase = (typeof PHASES)[number];

/** Everything that a table shows. What a view is made of is known to the ui of its game. */
export interface GameState<View extends object = object> {
  readonly phase: Phase;
  /** The id of its game, as soon as it is known. */
  readonly game?: string;
  /** Seconds until the next try; nothing while the connection stands. */
  readonly isOffline?: boolean;
  readonly retryIn?: number;
  /** Whose eyes: a seat, or -1 for the public. */
  readonly seat: number;
  readonly view?: View;
  readonly prompt?: Prompt;
  readonly log: readonly Entry[];
  readonly players: readonly Seated[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly clocks?: Clocks;
  /** What each move adds, in milliseconds. */
  readonly increment?: number;
  readonly canUndo: boolean;
  readonly result?: Outcome;
  /** Whether it was over before it was opened, where that is known. */
  readonly wasOver?: boolean;
  /** Hot-seat: who has to take the screen before anything is shown. */
  readonly curtain?: number;
  readonly looks?: readonly UseLook[];
  /** Choices that a die answers at once, as soon as that is known. */
  readonly rolled?: readonly number[];
  /** Choices after which others choose, as far as that is known. */
  readonly handing?: readonly number[];
  /** What the staff of the one who looks has to say; it comes a moment later. */
  readonly advice?: Advice;
  /** How much of it this table allows; everything if it says nothing. */
  readonly staff?: StaffLevel;
  /** The others are at work and it takes longer than a blink. */
  readonly isThinking?: boolean;
  /** What the choices lead to, where the server has told. */
  readonly ahead?: Ahead;
  /** A choice is under way whose result nobody here knows; `chosen` unless it is a step back. */
  readonly isSending?: boolean;
  readonly chosen?: number;
  readonly offers?: Standing['offers'];
  /** Why the last choice did not count. */
  readonly refusal?: string;
  readonly said: readonly Said[];
  /** The table has been put to this moment: nothing has just happened that a scene would tell. */
  readonly isStill?: boolean;
  /** Grows with every change that the table should take as a new moment. */
  readonly moment: number;
}

/** A game as the table drives it, wherever it runs. */
export interface GameClient {
  readonly id: string;
  /** On this device, on a server, or a lesson or puzzle, which nobody else plays. */
  readonly kind: 'local' | 'remote' | 'study';
  /** Nobody waits for it: its table is drawn piece by piece, and the page answers meanwhile. */
  readonly isPatient?: boolean;
  readonly state: () => GameState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (choice: number) => void;
  readonly undo: () => void;
  /** What is only learnt cannot be given up. */
  readonly resign?: () => void;
  readonly agreements?: Agreements;
  /** Moments from `from` on, or those before the present. */
  readonly past: (from?: number) => Promise<PastPage>;
  /** The line is lost: tries at once instead of waiting. */
  readonly tryNow?: () => void;
  /** Hot-seat: the seat has taken the screen. */
  readonly lift?: () => void;
  readonly say?: (text: string) => void;
  /** One of the six signs instead of words. */
  readonly react?: (sign: Sign) => void;
  /** The player has become another one, or sits down: the line is opened anew. */
  readonly reconnect?: () => void;
  readonly close: () => void;
}

export const NO_GAME: GameState = {
  phase: 'loading',
  seat: -1,
  log: [],
  players: [],
  options: {},
  canUndo: false,
  said: [],
  moment: 0,
};

/** Holds the state and tells those who listen. */
export class Store {
  #state = NO_GAME;
  readonly #listeners = new Set<() => void>();

  readonly state = (): GameState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(change: Partial<GameState>): void {
    this.#state = { ...this.#state, ...change, moment: this.#state.moment + 1 };
    for (const listener of this.#listeners) listener();
  }
}
