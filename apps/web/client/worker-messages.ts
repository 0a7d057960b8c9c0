import type { GameRecord, OptionValues, Outcome, Past, Prompt, Seating } from '@brink/kernel';
import type { StaffLevel } from '@brink/protocol';
import type { ReviewProgress } from '@brink/staff';
import type { Start } from '@brink/study';
import type { Advice, MemoryNote, ScoreNote } from './advice.ts';
import type { AnalysisStanding, EyesOf, GrownNode, Learned, Thought } from './analysis-messages.ts';
import type { Entry, UseLook } from './game-client.ts';

/** Who sits where in a local game: a person, or a bot of a level. */
export type LocalSeat = 'person' | { readonly bot: string };

export type ToWorker =
  /** The rules of a game will be needed. */
  | { readonly type: 'warm'; readonly game: string }
  | {
      readonly type: 'open';
      readonly record: GameRecord;
      readonly seats: readonly LocalSeat[];
      readonly staff?: StaffLevel | undefined;
    }
  | {
      readonly type: 'choose';
      /** How many choices had been made when the player looked. */
      readonly decision: number;
      readonly choice: number;
    }
  | { readonly type: 'undo' }
  | { readonly type: 'lift' }
  | { readonly type: 'resign' }
  | { readonly type: 'past'; readonly from?: number; readonly seq: number }
  | {
      /** A position of a game elsewhere, for the staff alone. */
      readonly type: 'position';
      readonly game: string;
      readonly options: OptionValues;
      readonly bytes: Uint8Array;
      readonly seat: number;
      readonly decision: number;
    }
  | { readonly type: 'review'; readonly record: GameRecord }
  | {
      /** A tree of variations, and what has grown on it since. */
      readonly type: 'analyse';
      readonly start: Start;
      readonly nodes: readonly GrownNode[];
      /** It only thinks: another worker tells what the rules say. */
      readonly isSilent?: boolean;
    }
  | { readonly type: 'grow'; readonly nodes: readonly GrownNode[] }
  | { readonly type: 'stand'; readonly node: number; readonly eyes: EyesOf; readonly seq: number }
  | {
      /** A choice, and all the dice and deals that follow it; without one only these. */
      readonly type: 'try';
      readonly node: number;
      readonly choice?: number | undefined;
      readonly seq: number;
    }
  | {
      /** Looks ahead from a node for as long as nothing else is asked. */
      readonly type: 'think';
      readonly node: number;
      readonly eyes: EyesOf;
      readonly seq: number;
      /** Other nodes whose value is wanted, those first that are wanted most. */
      readonly values: readonly number[];
    }
  | { readonly type: 'rest' }
  | {
      /** The position of a node as text, with all that its player cannot know dealt anew or not. */
      readonly type: 'write';
      readonly node: number;
      readonly isDealt: boolean;
      readonly seq: number;
    }
  | { readonly type: 'replay'; readonly record: GameRecord }
  | {
      readonly type: 'at';
      readonly index: number;
      readonly eyes: number;
      readonly seq: number;
      /** The moment with which it is compared; the one before without it. */
      readonly since?: number | undefined;
    };

export interface LocalStanding {
  readonly type: 'standing';
  /** The revision of the rules it is played by. */
  readonly rules: number;
  readonly seat: number;
  readonly view: object;
  /** What lists of games tell of it. */
  readonly glance: readonly number[];
  readonly prompt?: Prompt;
  /** The first `keep` entries stay, the others follow. */
  readonly log: { readonly keep: number; readonly add: readonly Entry[] };
  readonly canUndo: boolean;
  /** Who plays now: a bot may have taken the place of somebody who left. */
  readonly seats: readonly LocalSeat[];
  /** The seat of each player, in the order in which they came. */
  readonly seating: Seating;
  readonly curtain?: number;
  readonly looks?: readonly UseLook[];
  /** Choices after which others choose. */
  readonly handing: readonly number[];
  readonly rolled: readonly number[];
  readonly result?: Outcome;
  readonly choices: readonly number[];
  readonly ended?: GameRecord['ended'];
}

export interface ReplayMark {
  readonly at: number;
  readonly kind: 'coup' | 'scoring' | 'war';
}

/** The whole of a game at a glance, for the scrubber. */
export interface ReplayCourse {
  readonly type: 'course';
  readonly last: number;
  readonly turns: readonly number[];
  readonly rounds: readonly number[];
  /** Moments at which all has come of a play that was begun. */
  readonly plays: readonly number[];
  /** Moments inside a deal, which is one step. */
  readonly dealing: readonly number[];
  readonly marks: readonly ReplayMark[];
  readonly vp: readonly { readonly at: number; readonly vp: number }[];
  readonly result?: Outcome;
}

export interface ReplayMoment<View extends object = object> {
  readonly type: 'moment';
  readonly seq: number;
  readonly index: number;
  readonly view: View;
  readonly log: readonly Entry[];
  /** Where the entries begin that have come since the moment before, and the table as it was then. */
  readonly fresh: number;
  readonly before: View;
  readonly prompt?: Prompt;
  /** What the one who looks could know of the cards; nobody's if all hands are seen. */
  readonly memory?: MemoryNote;
  readonly score?: ScoreNote;
}

export type FromWorker =
  | LocalStanding
  | { readonly type: 'warmed' }
  | { readonly type: 'past'; readonly seq: number; readonly past: Past }
  | { readonly type: 'review'; readonly review: ReviewProgress }
  | { readonly type: 'advice'; readonly decision: number; readonly advice: Advice }
  | ReplayCourse
  | ReplayMoment
  | Learned
  | AnalysisStanding
  | { readonly type: 'tried'; readonly seq: number; readonly choices: readonly number[] }
  | Thought
  | {
      /** Nothing in the middle of a play, which has no text. */
      readonly type: 'written';
      readonly seq: number;
      readonly position: string | undefined;
    }
  | { readonly type: 'broken'; readonly message: string };
