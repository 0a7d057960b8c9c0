import type { Game, GamePackage, LogEntry } from '@brink/kernel';
import type { Advice, GuardNote, MemoryNote, ScoreNote } from './advice.ts';
import type { UseLook } from './game-client.ts';
import type { ReplayMark } from './worker-messages.ts';

/** What a line of the log means to the scrubber of a replay. */
export interface CourseNote {
  readonly isTurn?: boolean;
  /** Somebody begins to do something: what came before it is complete. */
  readonly isPlay?: boolean;
  /** Cards are dealt: many choices of chance are one step. */
  readonly isDeal?: boolean;
  readonly isRound?: boolean;
  readonly mark?: ReplayMark['kind'];
  /** The score after it, positive for the first seat. */
  readonly score?: number;
}

/** A card that somebody cannot place. */
export interface UnseenCard {
  readonly card: number;
  /** How likely each seat holds it. */
  readonly chances: readonly number[];
  /** Who does, -1 for nobody. */
  readonly holder: number;
}

/** A game as the worker plays it: its rules, and what only this client asks of them. */
export interface WorkerRules {
  readonly rules: GamePackage;
  /** The numbers that lists of games tell of it; the first is the turn. */
  readonly glance: (view: object) => readonly number[];
  /** Who wins when a seat resigns. */
  readonly rivalOf: (seat: number) => number;
  readonly noteOf: (entry: LogEntry) => CourseNote | undefined;
  /** Where a prompt lets one choose how to use something: what each use would lead to. */
  readonly looks?: {
    readonly prompt: string;
    readonly at: (game: Game, seat: number) => readonly UseLook[];
  };
  /** Cards that a seat cannot place, with how likely each seat holds them. */
  readonly unseen?: (game: Game, seat: number) => readonly UnseenCard[];
  /** The player's staff, where a game has one. */
  readonly staff?: {
    readonly facts: (game: Game, seat: number) => Advice | undefined;
    readonly memory: (game: Game, seat: number) => MemoryNote | undefined;
    readonly score: (game: Game) => ScoreNote;
    /** Choices that may lose at once, and what is to be said of each: it takes a moment. */
    readonly guarded: (game: Game, seat: number) => readonly number[];
    readonly warn: (game: Game, seat: number, choice: number) => GuardNote | undefined;
  };
}
