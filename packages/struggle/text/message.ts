import type { Lines } from '@brink/kernel';
import type { Arguments } from '../log.ts';

/** What people read of the log or of prompts: a line for each code of a schema. */
export type LinesOf<S> = Lines<S, Arguments>;

/** A message made of the integers that its code comes with. */
export type Message = (...args: readonly number[]) => string;

/** How the lines that the games share speak of what only one game knows. */
export interface Names {
  /** A card as a sentence calls it. */
  readonly card: (number: number) => string;
  /** A country with its preposition: “in Egypt”, «в Египте». */
  readonly where: (country: number) => string;
  readonly region: (index: number) => string;
  readonly effect: (flag: number) => string;
  readonly spaceBoxes: readonly string[];
  /** The card that passes from side to side, as a sentence begins with it. */
  readonly passingCard: string;
  /** How the game ended; the winner is 0, 1 or, for a draw, 2, the manner its number. */
  readonly ending: (winner: number, manner: number) => string;
}

/** How a bot's reasons speak of what only one game knows. */
export interface ReasonNames extends Pick<Names, 'card' | 'where' | 'passingCard'> {
  readonly place: (country: number) => string;
}
