import type { GameId } from '@brink/games/ids';
import {
  choose,
  decision,
  nextActor,
  type Game,
  type GamePackage,
  type LogEntry,
  type OptionValues,
} from '@brink/kernel';
import type { Words } from '../lessons/lesson.ts';
import type { Anchor } from '../rules/digest.ts';
import type { Goal } from './solve.ts';

/** A position to solve. Its answers are proved by looking at everything that can follow. */
export interface Puzzle {
  readonly id: string;
  readonly game: GameId;
  readonly options: OptionValues;
  /** The recorded game up to the position, dice and deals included. */
  readonly choices: readonly number[];
  /** What was chosen after that, by name. */
  readonly then?: readonly string[];
  readonly seat: number;
  readonly goal: Goal;
  /** At each decision of the seat in turn: all choices that keep the goal, by name. */
  readonly answers: readonly (readonly string[])[];
  readonly title: Words;
  readonly say: Words;
  readonly why: Words;
  readonly rules: readonly Anchor[];
}

/** How far a solver has come. Each answer makes a new one. */
export interface Attempt {
  readonly puzzle: Puzzle;
  readonly game: Game;
  readonly log: readonly LogEntry[];
  /** Decisions answered well. */
  readonly at: number;
}

export function beginPuzzle(rules: GamePackage, puzzle: Puzzle): Attempt {
  const log: LogEntry[] = [];
  const game = rules.setup(rules.parseOptions(puzzle.options), (entry) => log.push(entry));
  for (const choice of choicesBefore(rules, puzzle)) choose(game, nextActor(game), choice);
  return { puzzle, game, log, at: 0 };
}

/** All choices of the game up to the position, by number. */
export function choicesBefore(rules: GamePackage, puzzle: Puzzle): readonly number[] {
  const game = rules.setup(rules.parseOptions(puzzle.options));
  for (const choice of puzzle.choices) choose(game, nextActor(game), choice);
  const then = (puzzle.then ?? []).map((name) => {
    const choice = rules.choiceOf(decision(game)?.domain ?? '', name);
    if (choice === undefined) throw new Error(`${puzzle.id}: "${name}" cannot be chosen`);
    choose(game, nextActor(game), choice);
    return choice;
  });
  return [...puzzle.choices, ...then];
}

export const isSolved = ({ puzzle, at }: Attempt): boolean => at === puzzle.answers.length;

/** The solver chooses. A choice that lets the goal go changes nothing. */
export function tryAnswer(rules: GamePackage, attempt: Attempt, choice: number): Attempt {
  const { puzzle, at } = attempt;
  const asked = decision(attempt.game);
  if (isSolved(attempt) || !asked) return attempt;
  if (!puzzle.answers[at].includes(rules.choiceName(asked.domain, choice))) return attempt;
  const log = [...attempt.log];
  const game = attempt.game.clone();
  game.log = (entry) => log.push(entry);
  choose(game, puzzle.seat, choice);
  return { puzzle, game, log, at: at + 1 };
}
