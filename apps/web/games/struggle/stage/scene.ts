import type { SceneFrame } from '../../../table/stage/beats.ts';

/** One line of a scene: what was, and what is. */
export type Line = { readonly entry: number } & (
  | {
      readonly kind: 'influence';
      readonly side: number;
      readonly country: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'defcon'; readonly from: number; readonly to: number }
  | { readonly kind: 'vp'; readonly side: number; readonly points: number; readonly to: number }
  | { readonly kind: 'militaryOps'; readonly side: number; readonly to: number }
  /** Anything else, in the words of the log. */
  | { readonly kind: 'told' }
);

/** What every scene has. */
export interface StruggleFrame extends Omit<SceneFrame, 'kind'> {
  /** Whose doing it is: a seat, or -1. */
  readonly side: number;
  readonly turn: number;
  /** The action round, 0 for headlines. */
  readonly round: number;
  readonly lines: readonly Line[];
}

/** Both headlines are turned face up. */
export interface HeadlineScene extends StruggleFrame {
  readonly kind: 'headlines';
  /** By side; 0 for one that is not known. */
  readonly cards: readonly [us: number, ussr: number];
  /** Whose event comes first: a seat, or -1 until it does. */
  readonly first: number;
}

/** A card is played or its event happens, and what comes of it. */
export interface CardScene extends StruggleFrame {
  readonly kind: 'card';
  readonly card: number;
  readonly isHeadline: boolean;
  /** The event of a card, not the playing of it. */
  readonly isEvent: boolean;
  /** An option: what it is played for. */
  readonly use?: number;
  readonly ops?: number;
  /** An option: what the operations are for. */
  readonly opsKind?: number;
  /** All it does is told by the dice or the scoring that follow. */
  readonly isIntroduction?: boolean;
}

export const DIE_KINDS = ['coup', 'war', 'space', 'trap', 'roll', 'crisis'] as const;

/** One die and whether it was enough. */
export interface DieScene extends StruggleFrame {
  readonly kind: 'die';
  readonly what: (typeof DIE_KINDS)[number];
  readonly country?: number | undefined;
  /** The card that it comes of. */
  readonly card?: number | undefined;
  readonly die: number;
  /** What is added to the die, one after the other. */
  readonly terms: readonly {
    readonly by: number;
    readonly what: 'modifier' | 'ops' | 'resistance';
  }[];
  readonly result: number;
  /** The faces that would do. */
  readonly good: readonly number[];
  /** The box of the space race that is tried. */
  readonly box?: number | undefined;
}

/** Two dice against each other. */
export interface DiceScene extends StruggleFrame {
  readonly kind: 'dice';
  readonly what: 'realign' | 'roll';
  readonly country?: number | undefined;
  readonly card?: number | undefined;
  readonly rolls: readonly {
    readonly side: number;
    readonly die: number;
    readonly modifier: number;
  }[];
}

export interface ScoredSide {
  readonly tier: number;
  readonly battlegrounds: number;
  readonly neighbours: number;
}

/** A region is scored. */
export interface ScoringScene extends StruggleFrame {
  readonly kind: 'scoring';
  /** -1 for Southeast Asia, which has no tiers. */
  readonly region: number;
  readonly sides: readonly [us: ScoredSide, ussr: ScoredSide] | undefined;
  readonly points: readonly [us: number, ussr: number];
  /** Where the marker stood before it: up is the US. */
  readonly score: number;
  /** At the end of a game: where it stood before each region that was scored just before. */
  readonly earlier: readonly number[];
}

/** Before a coup in a flashpoint the top card of the pile is shown. */
export interface FlashpointScene extends StruggleFrame {
  readonly kind: 'flashpoint';
  readonly country: number;
  readonly card: number;
}

export interface DefconScene extends StruggleFrame {
  readonly kind: 'defcon';
  readonly before: number;
  readonly after: number;
}

/** A turn ends and the next one begins. */
export interface TurnScene extends StruggleFrame {
  readonly kind: 'turn';
  readonly next: number;
  /** Military operations that were missing. */
  readonly missing: readonly [us: number, ussr: number];
  /** By how much the score moved in the whole turn, for the US. */
  readonly vp: number;
  /** By how much influence changed in the whole turn, by country. */
  readonly influence: ReadonlyMap<number, readonly [us: number, ussr: number]>;
}

export interface EndingScene extends StruggleFrame {
  readonly kind: 'ending';
  readonly winner: number;
  /** What brought it about. */
  readonly cause?: Scene | undefined;
}

/** Something small that belongs to no card. */
export interface NoteScene extends StruggleFrame {
  readonly kind: 'note';
}

export type Scene =
  | HeadlineScene
  | CardScene
  | DieScene
  | DiceScene
  | ScoringScene
  | FlashpointScene
  | DefconScene
  | TurnScene
  | EndingScene
  | NoteScene;
