import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Questions and choices, in turn. */
export type Answer = readonly (readonly [prompt: string, choice: number])[];

/** A position that passed every look, with all that the pages and the second look need. */
export interface Found {
  readonly kind: 'found';
  readonly seed: number;
  /** The place in the game's choices. */
  readonly at: number;
  readonly seat: number;
  readonly turn: number;
  /** The best play as far as it is asked for. */
  readonly answer: Answer;
  /** All beginnings that are right. */
  readonly right: readonly (readonly number[])[];
  /** The whole plan, and the best of those that begin otherwise. */
  readonly best: readonly number[];
  readonly rival: readonly number[];
  /** How the best play stands and by how much the next one is worse, from -1 to 1. */
  readonly value: number;
  readonly margin: number;
  readonly error: number;
  readonly plans: number;
  readonly sims: number;
}

/** A game that was looked through. */
export interface Walked {
  readonly kind: 'walked';
  readonly seed: number;
  readonly rules: number;
  readonly choices: readonly number[];
  readonly winner: number;
  /** Positions looked at, looked at closely, and dropped then, by what they failed. */
  readonly looked: number;
  readonly close: number;
  readonly dropped: Readonly<Record<string, number>>;
  readonly seconds: number;
}

/** What a search with ten times the budget says. */
export interface Again {
  readonly kind: 'again';
  readonly seed: number;
  readonly at: number;
  readonly agrees: boolean;
  readonly depth: number;
  readonly value: number;
  readonly margin: number;
  readonly error: number;
  readonly sims: number;
  readonly deals: number;
}

/** What a later look at a puzzle of the library says. */
export interface Checked {
  readonly kind: 'checked';
  readonly number: number;
  /** The deals of the look, and the answers that it was asked about. */
  readonly seed: number;
  readonly right: readonly (readonly number[])[];
  readonly agrees: boolean;
  /** What it would play. */
  readonly best: readonly number[];
}

export type Line = Found | Walked | Again | Checked;

export function readJournal(file: string): Line[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  // Whoever was stopped may have left half a line.
  return lines.flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });
}

export const note = (file: string, line: Line): void =>
  appendFileSync(file, `${JSON.stringify(line)}\n`);
