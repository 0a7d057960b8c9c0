import type { Rating } from '@brink/club';
import type { RankedKind } from '@brink/protocol';

export interface StoredRating extends Rating {
  readonly game: string;
  readonly side: string;
  readonly games: number;
  readonly updated: number;
}

export interface RatingPoint {
  readonly at: number;
  readonly rating: number;
  readonly deviation: number;
}

/** What one game did to a rating. */
export interface RatingChange {
  readonly before: number;
  readonly after: number;
}

export interface RankedPlayer extends StoredRating {
  readonly user: string;
  readonly name: string;
  readonly kind: string;
}

export interface RankingFilter {
  readonly game: string;
  readonly side: string;
  /** People and bots are rated apart. */
  readonly kind?: RankedKind;
  readonly limit: number;
}

export interface Ratings {
  of(user: string): Promise<StoredRating[]>;
  history(user: string, game: string, side: string): Promise<RatingPoint[]>;
  /** With all sides together; nothing where a game was not rated, or not yet. */
  changeBy(user: string, game: string, played: string): Promise<RatingChange | undefined>;
  /** The strongest first; only those that are known well enough. */
  best(wanted: RankingFilter): Promise<RankedPlayer[]>;
}
