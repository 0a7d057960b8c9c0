import type { GameId } from '@brink/games/ids';
import type { Language, OptionValues } from '@brink/kernel';
import type { Anchor } from '../rules/digest.ts';

export type Words = Readonly<Record<Language, string>>;

/** Something to read before going on. */
export interface Reading {
  readonly kind: 'read';
  readonly say: Words;
  /** Places of the map that it speaks of. */
  readonly marks: readonly string[];
  readonly rules: readonly Anchor[];
}

/** Something to do: any of these choices, by name, so many times over. */
export interface Task {
  readonly kind: 'choose';
  readonly say: Words;
  readonly choices: readonly string[];
  readonly times: number;
  readonly marks: readonly string[];
  readonly rules: readonly Anchor[];
}

/** What the other side, the dice and the deck do by themselves. */
export interface Reply {
  readonly kind: 'reply';
  readonly choices: readonly string[];
}

export type Step = Reading | Task | Reply;

/** A scripted position with explanations, played on the real rules. */
export interface Lesson {
  readonly id: string;
  /** The id of its game package. */
  readonly game: GameId;
  readonly options: OptionValues;
  /** Whose side the learner takes. */
  readonly seat: number;
  readonly title: Words;
  readonly about: Words;
  /** Every choice before it begins, by name: the deal, the set-up, what has happened. */
  readonly prelude: readonly string[];
  readonly steps: readonly Step[];
}

interface Extra {
  readonly marks?: readonly string[];
  readonly rules?: readonly Anchor[];
}

export const read = (say: Words, { marks = [], rules = [] }: Extra = {}): Reading => ({
  kind: 'read',
  say,
  marks,
  rules,
});

export const task = (
  choices: string | readonly string[],
  say: Words,
  { marks = [], rules = [], times = 1 }: Extra & { readonly times?: number } = {},
): Task => ({
  kind: 'choose',
  say,
  choices: typeof choices === 'string' ? [choices] : choices,
  times,
  marks,
  rules,
});

export const reply = (...choices: readonly string[]): Reply => ({ kind: 'reply', choices });

/** One card at a time, the USSR first. */
export const deal = (ussr: readonly string[], us: readonly string[]): readonly string[] =>
  ussr.flatMap((card, i) => [card, us[i]]);
