import type { Rating } from '@brink/club';

/** The first try of a puzzle. */
export interface StoredTry {
  readonly puzzle: string;
  readonly isSolved: boolean;
  readonly at: number;
  /** It was the puzzle of that day. */
  readonly isDaily: boolean;
}

export interface NewTry extends StoredTry {
  /** The rating of the puzzle, if nobody has tried it yet. */
  readonly begins: Rating;
}

export interface Solver {
  readonly rating: Rating;
  /** The oldest first. */
  readonly tries: readonly StoredTry[];
}

interface Change {
  readonly before: number;
  readonly after: number;
}

/** What a try has changed. */
export interface RatedTry {
  readonly puzzle: string;
  readonly isSolved: boolean;
  readonly solver: Change;
  readonly opponent: Change;
  /** How the puzzle stands after it. */
  readonly standing: StoredPuzzleRating;
}

export interface StoredPuzzleRating {
  readonly puzzle: string;
  readonly rating: number;
  readonly deviation: number;
  readonly tries: number;
  readonly solved: number;
}

export interface PuzzleStore {
  solver(user: string): Promise<Solver>;
  /** Of all puzzles that somebody has tried. */
  ratings(): Promise<StoredPuzzleRating[]>;
  /** Rates first tries in their order; those of puzzles that the user has tried before are left out. */
  rate(user: string, tries: readonly NewTry[], now: number): Promise<RatedTry[]>;
}
