import type { Played } from '@brink/kernel';
import type { ArchivedGame } from './archive-port.ts';

/** Games of players who both have at least so many points; below the first stand rated games. */
export const EXPLORER_LEVELS = [0, 1400, 1600, 1800, 2000] as const;
/** The level of a game that is not rated. */
export const UNRATED = -1;

/** The highest level that a rating reaches. */
export const levelOf = (rating: number | undefined): number =>
  rating === undefined ? UNRATED : EXPLORER_LEVELS.findLastIndex((least) => rating >= least);

/** Who won: the side of the first seat, the other, or nobody. */
export const RESULTS = ['first', 'second', 'draw'] as const;
export type ExploredResult = (typeof RESULTS)[number];

/** Which games are counted. */
export interface ExplorerFilter {
  readonly game: string;
  readonly variant: string;
  /** A place in the list of levels. */
  readonly level?: number;
  /** Extra points of the first side, less those of the second; openings alone know it. */
  readonly bonus?: number;
  /** A year of our calendar. */
  readonly since?: number;
  /** Only the newest games of one user. */
  readonly user?: string;
}

export interface Tallied {
  readonly games: number;
  /** Wins of the side of the first seat. */
  readonly first: number;
  readonly draws: number;
}

/** A step of an opening, and what came of it. */
export interface ExploredStep extends Tallied {
  /** As a word of a line. */
  readonly step: string;
  /** The average rating of those who met, where somebody was rated. */
  readonly rating?: number;
  /** In how many games it could have been chosen, where a hand decides that. */
  readonly held?: number;
}

/** A place in the tree of openings. */
export interface ExploredNode {
  readonly total: Tallied;
  readonly steps: readonly ExploredStep[];
}

/** How often a card was used in one way, and what came of it. */
export interface CardTally extends Tallied {
  readonly card: number;
  readonly turn: number;
  readonly seat: number;
  readonly use: string;
}

export interface TargetTally {
  readonly target: number;
  readonly events: number;
}

/** A game with the ratings that its players had after it. */
export interface LastGame {
  readonly game: ArchivedGame;
  /** By seat; 0 where nobody was rated. */
  readonly ratings: readonly number[];
}

/** A game of the archive whose facts are not counted yet. */
export interface Unexplored {
  readonly id: string;
  readonly record: string;
}

/** Statistics over the public games of the archive: openings as a tree, and cards. */
export interface Explorer {
  /** What came after a line; its steps are words, see `stepCode`. */
  at(filter: ExplorerFilter, line: readonly string[]): Promise<ExploredNode>;
  /** The newest games that went through a line. */
  last(filter: ExplorerFilter, line: readonly string[], limit: number): Promise<LastGame[]>;
  /** Uses of one card in all turns, or of all cards in one. */
  cards(
    filter: ExplorerFilter,
    wanted: { readonly card: number } | { readonly turn: number },
  ): Promise<CardTally[]>;
  /** Where the event of a card changed the board. */
  targets(filter: ExplorerFilter, card: number): Promise<TargetTally[]>;
  /** Games that older programs have left uncounted. */
  unexplored(limit: number): Promise<Unexplored[]>;
  /** Counts such games; those that cannot be are passed over for good. */
  explore(games: ReadonlyMap<string, Played | undefined>): Promise<void>;
}
