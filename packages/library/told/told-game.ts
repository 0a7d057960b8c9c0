import type { GameId } from '@brink/games/ids';
import { choose, decision, nextActor, type GamePackage, type OptionValues } from '@brink/kernel';
import type { Words } from '../lessons/lesson.ts';

export type ToldPhase = 'setup' | 'deal' | 'headline' | 'round' | 'cleanup';

/** One step of a told game: what is chosen, and what is said of it. */
export interface ToldStep {
  readonly phase: ToldPhase;
  readonly turn: number;
  /** The action round. */
  readonly round?: number | undefined;
  /** Whose doing it is. */
  readonly seat?: number | undefined;
  /** Every choice of it, by name; none where the rules go on by themselves. */
  readonly choices: readonly string[];
  /** It ends before the last entry of this code: what follows belongs to the next step. */
  readonly until?: string | undefined;
  readonly title: Words;
  readonly text: Words;
  /** Why here, why now. */
  readonly why: Words;
  /** What could have been done instead. */
  readonly other: Words;
}

/** A game that is told from its first choice to its last. */
export interface ToldGame {
  readonly id: string;
  readonly game: GameId;
  readonly options: OptionValues;
  readonly title: Words;
  readonly about: Words;
  /** Who played, by seat. */
  readonly names: readonly Words[];
  readonly steps: readonly ToldStep[];
}

type Commentary = Pick<ToldStep, 'title' | 'text' | 'why' | 'other'>;

const US = 0;
const USSR = 1;

const round =
  (turn: number, seat: number) =>
  (number: number, choices: string, words: Commentary, until?: string): ToldStep => ({
    phase: 'round',
    turn,
    round: number,
    seat,
    choices: choices.split(' '),
    until,
    ...words,
  });

/** The steps of one turn, each with its choices as a line of names. */
export const inTurn = (turn: number) => ({
  us: round(turn, US),
  ussr: round(turn, USSR),
  /** Players choose both headlines before the first of them happens. */
  headline: (
    side: 'us' | 'ussr',
    choices: string,
    words: Commentary,
    until?: string,
  ): ToldStep => ({
    phase: 'headline',
    turn,
    seat: side === 'us' ? US : USSR,
    choices: choices === '' ? [] : choices.split(' '),
    until,
    ...words,
  }),
  phase: (phase: ToldPhase, choices: string, words: Commentary, until?: string): ToldStep => ({
    phase,
    turn,
    choices: choices === '' ? [] : choices.split(' '),
    until,
    ...words,
  }),
});

/** The choices of a told game as a record has them. */
export function recordOf(rules: GamePackage, { id, options, steps }: ToldGame): readonly number[] {
  const game = rules.setup(rules.parseOptions(options));
  return steps.flatMap(({ choices }, at) =>
    choices.map((name) => {
      const asked = decision(game);
      const choice = asked && rules.choiceOf(asked.domain, name);
      if (choice === undefined) throw new Error(`${id}, step ${at + 1}: "${name}" does not fit`);
      choose(game, nextActor(game), choice);
      return choice;
    }),
  );
}

/** How many choices have been made at the end of each step. */
export function endsOf({ steps }: Pick<ToldGame, 'steps'>): readonly number[] {
  let made = 0;
  return steps.map(({ choices }) => (made += choices.length));
}
