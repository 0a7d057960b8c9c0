import type { GameId } from '@brink/games/ids';
import {
  choose,
  decision,
  has,
  legal,
  nextActor,
  setUpAgreed,
  type Game,
  type GamePackage,
  type LogEntry,
  type LogSink,
  type OptionValues,
} from '@brink/kernel';
import type { Words } from '../lessons/lesson.ts';
import type { Anchor } from '../rules/digest.ts';
import type { Fact } from './facts.ts';
import type { Goal } from './solve.ts';
import type { Theme } from './themes.ts';

/** A position to solve. */
interface Position {
  readonly id: string;
  readonly game: GameId;
  readonly options: OptionValues;
  /** The revision of the rules it was played by; the newest unless it says otherwise. */
  readonly revision?: number;
  /** The recorded game up to the position, dice and deals included. */
  readonly choices: readonly number[];
  readonly seat: number;
  readonly themes: readonly Theme[];
  /** What it begins with, before anybody has tried it. */
  readonly rating: number;
}

/** "No luck": the answers are proved by looking at everything that can follow. */
export interface ExactPuzzle extends Position {
  readonly kind: 'exact';
  /** What was chosen after the record, by name. */
  readonly then?: readonly string[];
  readonly goal: Goal;
  /** At each decision of the seat in turn: all choices that keep the goal, by name. */
  readonly answers: readonly (readonly string[])[];
  readonly title: Words;
  readonly say: Words;
  readonly why: Words;
  readonly rules: readonly Anchor[];
}

/** "Best odds": a search has found one play that does clearly better than all others. */
export interface OddsPuzzle extends Position {
  readonly kind: 'odds';
  readonly number: number;
  /** Turn and round, or decade and half; what is asked for last. */
  readonly turn: number;
  readonly round: number;
  readonly ask: string;
  /** The choices that a right play begins with: the best, and what is within the error of it. */
  readonly right: readonly (readonly number[])[];
  /** The best play to its end, and the wrong one that most would choose. */
  readonly best: readonly number[];
  readonly wrong: readonly number[];
  /** What followed the wrong play until the opponent had answered it. */
  readonly reply: readonly number[];
  /** Chances to win in parts of a thousand: of the best play, of the wrong one; their error. */
  readonly chances: readonly [best: number, wrong: number, error: number];
  /** Deals in which a search with ten times the budget has tried it. */
  readonly deals: number;
  readonly facts: readonly Fact[];
}

export type Puzzle = ExactPuzzle | OddsPuzzle;

/** How far a solver has come. Each choice makes a new one. */
export interface Attempt {
  readonly puzzle: Puzzle;
  readonly game: Game;
  readonly log: readonly LogEntry[];
  /** What they have chosen so far. */
  readonly path: readonly number[];
  /** The same by name. */
  readonly names: readonly string[];
}

const begun = (rules: GamePackage, { options, revision = rules.revision }: Puzzle, log?: LogSink) =>
  setUpAgreed(rules, { options, rules: revision }, log);

/** All choices of the game up to the position, by number. */
export function choicesBefore(rules: GamePackage, puzzle: Puzzle): readonly number[] {
  if (puzzle.kind === 'odds' || !puzzle.then) return puzzle.choices;
  const game = begun(rules, puzzle);
  for (const choice of puzzle.choices) choose(game, nextActor(game), choice);
  const then = puzzle.then.map((name) => {
    const choice = rules.choiceOf(decision(game)?.domain ?? '', name);
    if (choice === undefined) throw new Error(`${puzzle.id}: "${name}" cannot be chosen`);
    choose(game, nextActor(game), choice);
    return choice;
  });
  return [...puzzle.choices, ...then];
}

/** Plays the recorded game up to the position. */
export function beginPuzzle(rules: GamePackage, puzzle: Puzzle): Attempt {
  const log: LogEntry[] = [];
  const game = begun(rules, puzzle, (entry) => log.push(entry));
  for (const choice of choicesBefore(rules, puzzle)) choose(game, nextActor(game), choice);
  return { puzzle, game, log, path: [], names: [] };
}

/** So many choices are asked for. */
export const depthOf = (puzzle: Puzzle): number =>
  puzzle.kind === 'exact' ? puzzle.answers.length : puzzle.right[0].length;

/** Nothing is asked any more: the play is long enough to be judged, or somebody else is next. */
export const isComplete = ({ puzzle, path, game }: Attempt): boolean =>
  path.length >= depthOf(puzzle) || (path.length > 0 && nextActor(game) !== puzzle.seat);

/** Whether choices begin with a right play. */
export const startsRight = ({ right }: OddsPuzzle, path: readonly number[]): boolean =>
  right.some((start) => start.every((choice, i) => choice === path[i]));

/** Whether a complete attempt is right. */
export function isRight({ puzzle, path, names }: Attempt): boolean {
  if (path.length < depthOf(puzzle)) return false;
  if (puzzle.kind === 'exact') {
    return puzzle.answers.every((answers, i) => answers.includes(names[i]));
  }
  return startsRight(puzzle, path);
}

/** The solver chooses. A choice that is not legal, or after the last one, changes nothing. */
export function tryChoice(rules: GamePackage, attempt: Attempt, choice: number): Attempt {
  const { puzzle } = attempt;
  const asked = decision(attempt.game);
  if (isComplete(attempt) || !asked || !has(legal(attempt.game, puzzle.seat), choice)) {
    return attempt;
  }
  const log = [...attempt.log];
  const game = attempt.game.clone();
  game.log = (entry) => log.push(entry);
  choose(game, puzzle.seat, choice);
  return {
    ...attempt,
    game,
    log,
    path: [...attempt.path, choice],
    names: [...attempt.names, rules.choiceName(asked.domain, choice)],
  };
}

/** The choices of a right answer. */
export function answerOf(rules: GamePackage, puzzle: Puzzle): readonly number[] {
  if (puzzle.kind === 'odds') return puzzle.right[0];
  let attempt = beginPuzzle(rules, puzzle);
  for (const [name] of puzzle.answers) {
    const choice = rules.choiceOf(decision(attempt.game)!.domain, name)!;
    attempt = tryChoice(rules, attempt, choice);
  }
  return attempt.path;
}
