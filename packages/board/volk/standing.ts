import type { BySide, Side } from '../sides.ts';

export interface ProvinceStanding {
  readonly unrest: number;
  readonly protests: number;
  readonly standard: number;
  readonly economy: number;
  readonly socialists: number;
}

export interface FactoryStanding {
  readonly value: number;
  readonly isRundown: boolean;
}

/** Everything on the map; cities, lines and provinces have the numbers of the layout. */
export interface MapStanding {
  readonly provinces: readonly ProvinceStanding[];
  readonly sectors: readonly number[];
  readonly factories: ReadonlyMap<number, FactoryStanding>;
  readonly lines: ReadonlySet<number>;
  readonly wall: 'none' | 'standing' | 'down';
}

export const TARGET_KINDS = ['province', 'site', 'sector'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];
/** What can be chosen on the map now. */
export type MapTargets = Readonly<Record<TargetKind, ReadonlySet<number>>>;

export interface MapNames {
  readonly provinces: readonly string[];
  readonly sites: readonly string[];
  readonly sectors: readonly string[];
}

export const CHIP_GLYPHS = [
  'unrest',
  'move',
  'economy',
  'rundown',
  'standard',
  'stop',
  'police',
  'protest',
  'wall',
  'spy',
  'dove',
  'money',
  'conflict',
  'peace',
  'either',
  'card',
  'arms',
] as const;
export type ChipGlyph = (typeof CHIP_GLYPHS)[number];

/** An icon of a card or box: its frame says whose, its picture what, its sign which way. */
export interface Chip {
  readonly glyph: ChipGlyph;
  readonly owner: Side | 'any';
  readonly sign?: string;
  /** In words, for tips and readers. */
  readonly label: string;
  readonly isShaded?: boolean;
}

/** Arrows of a card on one track, all one way. */
export interface ArrowMark {
  readonly letter: string;
  readonly towards: Side;
  readonly count: number;
  readonly label: string;
}

export const CARD_KINDS = ['us', 'ussr', 'neutral', 'blue', 'green', 'black'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export interface VolkCardFace {
  /** Its pictogram, as book and card. */
  readonly pictogram?: string;
  readonly number: number;
  readonly title: string;
  readonly kind: CardKind;
  /** For West and East; none on special cards. */
  readonly value?: BySide<number>;
  readonly chips: readonly Chip[];
  readonly arrows: readonly ArrowMark[];
  readonly runners: number;
  readonly decade: number;
  /** The whole card in words. */
  readonly text: string;
}

export interface TrackBox {
  readonly position: number;
  /** What stands in the box: usually its number. */
  readonly text: string;
  readonly chips?: readonly Chip[];
  /** Victory points, income and the like, below. */
  readonly foot?: string;
  readonly isVictory?: boolean;
  /** Bars of privilege in the arms race. */
  readonly bars?: number;
}

export interface TrackStanding {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly boxes: readonly TrackBox[];
  readonly position: number;
  /** Positions that can be chosen now. */
  readonly legal?: ReadonlySet<number>;
}

/** What is not known for sure is marked: the strongest choice of whoever chooses. */
export interface PreviewCell {
  readonly text: string;
  readonly isOpen?: boolean;
}

export interface PreviewRow {
  readonly phase: number;
  readonly mark: string;
  readonly name: string;
  /** The formula with its numbers. */
  readonly detail: string;
  readonly cells: BySide<PreviewCell>;
  /** Provinces it concerns, ringed on the map. */
  readonly provinces?: readonly number[];
  /** The side that would lose. */
  readonly isFatal?: boolean;
}

export interface SeatStanding {
  readonly seat: number;
  readonly side: Side;
  readonly code: string;
  readonly name: string;
  /** The address of the page about him. */
  readonly profile?: string;
  readonly isSuperpower: boolean;
  readonly isOnMove: boolean;
  readonly isYou: boolean;
  readonly cards: number;
  /** Decades of the backs, as many as cards. */
  readonly backs: readonly number[];
  readonly clock?: string;
  readonly detail?: string;
}
