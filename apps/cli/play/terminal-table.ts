import type { Game, Language, LogEntry, OptionValues, Prompt } from '@brink/kernel';
import type { Paint } from './paint.ts';

/** What one player sees at the moment, and how much room there is to draw it. */
export interface Look<View extends object = object> {
  readonly view: View;
  readonly seat: number;
  /** What was agreed before the game. */
  readonly options: OptionValues;
  /** His decision, if he is to choose. */
  readonly prompt: Prompt | undefined;
  /** What he types for each of his choices. */
  readonly keys: ReadonlyMap<number, string>;
  readonly language: Language;
  readonly width: number;
  readonly paint: Paint;
}

export const DETAILS = ['names', 'lines', 'texts'] as const;
/** How much is told of each card of a hand. */
export type Detail = (typeof DETAILS)[number];

export const PILES = ['discard', 'removed', 'unseen'] as const;
export type Pile = (typeof PILES)[number];

/** A card or another thing one can ask about by its name. */
export interface Subject {
  readonly names: readonly string[];
  readonly label: string;
  readonly tell: (look: Look) => string[];
}

/** What `?` shows: how to choose, and the commands with their meaning. */
export interface Help {
  readonly choices: readonly string[];
  readonly commands: readonly (readonly [typed: string, meaning: string])[];
}

/** How a game is drawn in a terminal: the one thing a game adds to `brink play`. */
export interface TerminalTable<View extends object = object> {
  /** What everybody looks at all the time. */
  readonly tracks: (look: Look<View>) => string[];
  /** The board, the fullest picture first; each shows the key of every choice on it. */
  readonly boards: (look: Look<View>) => readonly (() => string[])[];
  /** The whole board, or the part of it with that name; nothing if there is none. */
  readonly map: (look: Look<View>, part: string) => string[] | undefined;
  readonly hand: (look: Look<View>, detail: Detail) => string[];
  readonly pile: (look: Look<View>, pile: Pile) => string[];
  /** The choices in a list; those that the board shows are not repeated. */
  readonly choices: (look: Look<View>) => { lines: string[]; showsHand: boolean };
  readonly subjects: () => readonly Subject[];
  /** Everything that a domain has names for, legal or not. */
  readonly members: (domain: string) => readonly number[];
  /** Names of a choice besides those of the texts. */
  readonly aliases: (domain: string, choice: number) => readonly string[];
  /** The log in sentences; may say several entries in one. */
  readonly log: (entries: readonly LogEntry[], language: Language) => string[];
  /** Why a choice is closed, for games without a staff; nothing if it is open. */
  readonly whyNot?: (
    game: Game,
    seat: number,
    choice: number,
    language: Language,
  ) => string | undefined;
  /** What one may type, where it is not what all games understand. */
  readonly help?: Readonly<Record<Language, Help>>;
  /** Why a choice may be regretted at once. */
  readonly warning: (look: Look<View>, choice: number) => string | undefined;
}

/** A table for those who draw any game and never look into one. */
export const anyTable = <View extends object>(table: TerminalTable<View>): TerminalTable =>
  // It only ever gets views of its own game.
  table as unknown as TerminalTable;
