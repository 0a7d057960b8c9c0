import type { GameId } from '@brink/games/ids';
import type { Language, OptionValues } from '@brink/kernel';
import type { Anchor } from '../rules/digest.ts';

export type Words = Readonly<Record<Language, string>>;

/** What the coach says at a step. */
interface Told {
  /** The one thing that the step is about. */
  readonly title?: Words | undefined;
  readonly say: Words;
  /** In smaller letters: a reason, a habit, what follows. */
  readonly why?: Words | undefined;
  /** Places of the map that it speaks of; the first of them is in the light. */
  readonly marks: readonly string[];
  readonly rules: readonly Anchor[];
}

/** Something to read before going on. */
export interface Reading extends Told {
  readonly kind: 'read';
}

/** Something to do: any of these choices, by name, so many times over. */
export interface Task extends Told {
  readonly kind: 'choose';
  /** What to do, in a few words. */
  readonly ask?: Words | undefined;
  readonly choices: readonly string[];
  readonly times: number;
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
  /** What to go on with, if it is not the next lesson: the id of another, or of a told game. */
  readonly next?: string;
  /** Every choice before it begins, by name: the deal, the set-up, what has happened. */
  readonly prelude: readonly string[];
  readonly steps: readonly Step[];
}

type Extra = Partial<Omit<Told, 'say'>>;

export const read = (say: Words, { title, why, marks = [], rules = [] }: Extra = {}): Reading => ({
  kind: 'read',
  title,
  say,
  why,
  marks,
  rules,
});

export const task = (
  choices: string | readonly string[],
  say: Words,
  extra: Extra & Partial<Pick<Task, 'ask' | 'times'>> = {},
): Task => {
  const { title, why, ask, marks = [], rules = [], times = 1 } = extra;
  const names = typeof choices === 'string' ? [choices] : choices;
  return { kind: 'choose', title, say, why, ask, choices: names, times, marks, rules };
};

export const reply = (...choices: readonly string[]): Reply => ({ kind: 'reply', choices });

/** One card at a time, the USSR first. */
export const deal = (ussr: readonly string[], us: readonly string[]): readonly string[] =>
  ussr.flatMap((card, i) => [card, us[i]]);
