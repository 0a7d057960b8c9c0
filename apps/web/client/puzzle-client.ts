import {
  answerOf,
  beginPuzzle,
  isComplete,
  isRight,
  tryChoice,
  type Attempt,
  type Puzzle,
} from '@brink/library/puzzles/puzzle';
import type { WorkerRules } from './worker-rules.ts';
import { StudyClient } from './study-client.ts';

/** `shown`: the answer stands on the board, and nobody has found it. */
export type PuzzlePhase = 'play' | 'solved' | 'failed' | 'shown';

/** The choices of a try, and whether they are right. */
export type Judged = (path: readonly number[], isRight: boolean) => void;

/** A puzzle on the table. A try is judged when it is complete; until then it can be taken back. */
export class PuzzleClient extends StudyClient {
  readonly #puzzle: Puzzle;
  readonly #onJudged: Judged;
  attempt: Attempt;
  phase: PuzzlePhase = 'play';
  #before: Attempt[] = [];

  constructor(work: WorkerRules, puzzle: Puzzle, onJudged: Judged) {
    super(puzzle.id, work, puzzle.seat, puzzle.options);
    this.#puzzle = puzzle;
    this.#onJudged = onJudged;
    this.attempt = beginPuzzle(work.rules, puzzle);
    this.#tell();
  }

  #tell(): void {
    // What follows a try is nobody's move any more.
    const isOver = this.phase !== 'play';
    this.show(this.attempt, !isOver && this.#before.length > 0, ({ choices }) =>
      isOver ? undefined : choices,
    );
  }

  undo(): void {
    if (this.phase !== 'play') return;
    this.attempt = this.#before.pop() ?? this.attempt;
    this.#tell();
  }

  choose(choice: number): void {
    if (this.phase !== 'play') return;
    const next = tryChoice(this.work.rules, this.attempt, choice);
    if (next === this.attempt) return;
    this.#before.push(this.attempt);
    this.attempt = next;
    if (isComplete(next)) {
      const isSolved = isRight(next);
      this.phase = isSolved ? 'solved' : 'failed';
      this.#onJudged(next.path, isSolved);
    }
    this.#tell();
  }

  /** Once more from the beginning. */
  restart(): void {
    this.phase = 'play';
    this.#before = [];
    this.attempt = beginPuzzle(this.work.rules, this.#puzzle);
    this.#tell();
  }

  /** Plays the answer; whoever has not tried yet has given up. */
  giveUp(): void {
    if (this.phase === 'play') this.#onJudged([], false);
    const { rules } = this.work;
    let attempt = beginPuzzle(rules, this.#puzzle);
    for (const choice of answerOf(rules, this.#puzzle)) {
      attempt = tryChoice(rules, attempt, choice);
    }
    this.attempt = attempt;
    this.phase = 'shown';
    this.#before = [];
    this.#tell();
  }
}
