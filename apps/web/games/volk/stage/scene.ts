import type { SceneFrame } from '../../../table/stage/beats.ts';

/** One line of a scene: what was, and what is. */
export type Line = { readonly entry: number } & (
  | {
      readonly kind: 'unrest' | 'standard';
      readonly province: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'track';
      readonly track: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'money';
      readonly power: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'doves'; readonly from: number; readonly to: number }
  /** Anything else, in the words of the log, with the provinces that it speaks of. */
  | { readonly kind: 'told'; readonly provinces: readonly number[] }
);

/** By state: the West, then the East. */
export type ByState = readonly [west: number, east: number];

/** What every scene has. */
export interface VolkFrame extends Omit<SceneFrame, 'kind'> {
  /** Whose doing it is: a seat, or -1. */
  readonly side: number;
  readonly decade: number;
  readonly lines: readonly Line[];
}

/** A card is taken, and what comes of it. */
export interface CardScene extends VolkFrame {
  readonly kind: 'card';
  readonly card: number;
  readonly isFromHand: boolean;
  readonly isEvent: boolean;
  /** Its event happens by itself, because nobody has taken it. */
  readonly isAutomatic: boolean;
  /** An option: what its value is used for. */
  readonly use?: number;
}

export const TERMS = [
  'runners',
  'police',
  'west',
  'eastProtest',
  'east',
  'westProtest',
  'track',
  'exports',
  'standards',
  'cards',
] as const;

/** One phase of the decade's end, with its sum. */
export interface PhaseScene extends VolkFrame {
  readonly kind: 'phase';
  readonly phase: number;
  readonly isForFour: boolean;
  readonly terms: readonly { readonly what: (typeof TERMS)[number]; readonly by: number }[];
  /** What the sum comes to: build points lost, the balance, socialists due. */
  readonly result?: number;
  /** The wall stands: nobody flees. */
  readonly isWalled?: boolean;
  /** Mass protests of each state, where a state may collapse. */
  readonly protests?: ByState;
}

/** Mass protests break out. */
export interface ProtestScene extends VolkFrame {
  readonly kind: 'protest';
  readonly provinces: readonly number[];
  /** All that there are now. */
  readonly counts: ByState;
}

export interface WallScene extends VolkFrame {
  readonly kind: 'wall';
  readonly isBuilt: boolean;
}

/** No dove is up any more: the next push of the button is the last. */
export interface DovesScene extends VolkFrame {
  readonly kind: 'doves';
}

/** A decade is over and the next one begins. */
export interface DecadeScene extends VolkFrame {
  readonly kind: 'decade';
  readonly next: number;
  /** By how much unrest changed in each state. */
  readonly unrest: ByState;
  readonly built: ByState;
  readonly lost: ByState;
  readonly protests: ByState;
}

export interface EndingScene extends VolkFrame {
  readonly kind: 'ending';
  /** What brought it about. */
  readonly cause?: Scene | undefined;
}

/** Something small that belongs to no card. */
export interface NoteScene extends VolkFrame {
  readonly kind: 'note';
}

export type Scene =
  | CardScene
  | PhaseScene
  | ProtestScene
  | WallScene
  | DovesScene
  | DecadeScene
  | EndingScene
  | NoteScene;

/** Scenes that follow another one and tell nothing that it has not told in a line. */
export const isAftermath = ({ kind }: Scene): boolean =>
  kind === 'protest' || kind === 'wall' || kind === 'doves';
