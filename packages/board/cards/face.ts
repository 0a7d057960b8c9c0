import type { Side } from '../sides.ts';

/** A card as it is drawn. */
export interface CardFace {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  /** For the tray, where the title is too long. */
  readonly shortTitle?: string;
  /** What its event does, in our own words. */
  readonly text: string;
  /** The same in a few letters, for the foot of the card. */
  readonly gist?: string;
  /** Its pictogram, as book and card. */
  readonly pictogram?: string;
  readonly side: Side | 'neutral';
  readonly ops: number;
  readonly period: 0 | 1 | 2;
  readonly isScoring?: boolean;
  /** The region it scores, for its tint. */
  readonly region?: string;
  /** Leaves the game after its event. */
  readonly isStarred?: boolean;
  readonly isLasting?: boolean;
  /** The China Card belongs to nobody. */
  readonly isPlain?: boolean;
}
