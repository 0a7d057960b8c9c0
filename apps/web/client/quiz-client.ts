import { CHANCE, choose, decision, nextActor, type Game, type LogEntry } from '@brink/kernel';
import {
  Misfit,
  Positions,
  begin,
  choicesTo,
  lineFrom,
  nodeAt,
  pathTo,
  type Chapter,
  type Sign,
  type StudyText,
  type Tree,
} from '@brink/study';
import { StudyClient } from './study-client.ts';
import type { WorkerRules } from './worker-rules.ts';

/** What an author calls good is right too, and what they mark so is asked for. */
const GOOD: ReadonlySet<Sign | undefined> = new Set(['!!', '!']);

/** A play of the main line that the reader is to find. */
interface Question {
  /** Its first node. */
  readonly from: number;
  /** Its last. */
  readonly to: number;
  readonly seat: number;
}

/** The plays of the main line after a node: those that are marked as good, or else all. */
export function questionsAfter(
  { rules }: WorkerRules,
  tree: Tree<StudyText>,
  node: number,
): readonly Question[] {
  const positions = new Positions(rules, tree.start);
  const plays: { from: number; to: number; seat: number; isGood: boolean }[] = [];
  const line = lineFrom(tree, node).slice(1);
  try {
    for (const at of [...pathTo(tree, node), ...line]) {
      if (positions.has(at)) continue;
      const { parent, choice, sign } = nodeAt(tree, at);
      const { actor, opens } = positions.learn(at, parent, choice);
      if (!line.includes(at)) continue;
      if (opens && actor !== CHANCE) plays.push({ from: at, to: at, seat: actor, isGood: false });
      const play = plays.at(-1);
      if (!play) continue;
      play.to = at;
      play.isGood ||= GOOD.has(sign);
    }
  } catch (error) {
    // What does not fit the rules is asked of nobody.
    if (!(error instanceof Misfit)) throw error;
  }
  const marked = plays.filter(({ isGood }) => isGood);
  const asked = marked.length > 0 ? marked : plays;
  return asked.filter(({ seat }) => seat === asked[0].seat);
}

export type QuizPhase = 'play' | 'wrong' | 'right' | 'over';

/**
 * A chapter as a quiz: the main line runs up to a play that is asked for, the reader finds it, and
 * so on. Small choices of one kind may come in any order.
 */
export class QuizClient extends StudyClient {
  readonly #tree: Tree<StudyText>;
  readonly #questions: readonly Question[];
  readonly #line: readonly number[];
  /** How far the line has been played. */
  #at = 0;
  /** Choices of one kind that are still to be made, in whatever order. */
  #left: number[] = [];
  #game: Game;
  #log: LogEntry[];
  phase: QuizPhase = 'play';
  /** Plays found at the first try, plays asked for until now, and of how many. */
  found = 0;
  asked = 0;
  readonly of: number;
  #isClean = true;
  #isCounted = true;
  /** What the author has said on the way here. */
  comments: readonly StudyText[] = [];

  constructor(work: WorkerRules, chapter: Pick<Chapter, 'tree'>, node: number) {
    const questions = questionsAfter(work, chapter.tree, node);
    super('quiz', work, questions[0]?.seat ?? 0, chapter.tree.start.options);
    this.#tree = chapter.tree;
    this.#questions = questions;
    this.of = questions.length;
    this.#line = lineFrom(chapter.tree, node).slice(1);
    const { game, log } = begin(work.rules, chapter.tree.start);
    this.#game = game;
    this.#log = [...log];
    game.log = (entry) => this.#log.push(entry);
    for (const choice of choicesTo(chapter.tree, node)) choose(game, nextActor(game), choice);
    this.#advance();
  }

  get #question(): Question | undefined {
    return this.#questions[this.asked - 1];
  }

  #play(choice: number): void {
    const node = this.#line[this.#at++];
    const { comment } = nodeAt(this.#tree, node);
    if (comment !== undefined) this.comments = [...this.comments, comment];
    choose(this.#game, nextActor(this.#game), choice);
  }

  /** Runs on to the next choice of the reader. */
  #advance(): void {
    for (;;) {
      const next = this.#questions[this.asked];
      const isInside =
        this.#question !== undefined && this.#at <= this.#line.indexOf(this.#question.to);
      if (!isInside && !this.#isCounted) {
        this.#isCounted = true;
        if (this.#isClean) this.found++;
      }
      if (!isInside && !next) break;
      if (!isInside && this.#line[this.#at] === next?.from) {
        this.asked++;
        this.#isClean = true;
        this.#isCounted = false;
        continue;
      }
      if (isInside && nextActor(this.#game) === this.#question!.seat) {
        this.#left = this.#run();
        this.#tell();
        return;
      }
      this.#play(nodeAt(this.#tree, this.#line[this.#at]).choice);
    }
    this.phase = 'over';
    this.#tell();
  }

  /** What the line chooses now, with what it chooses next of the same kind. */
  #run(): number[] {
    const copy = this.#game.clone();
    const { seat, to } = this.#question!;
    const kind = decision(copy)?.prompt;
    const run: number[] = [];
    for (let at = this.#at; at <= this.#line.indexOf(to); at++) {
      if (nextActor(copy) !== seat || decision(copy)?.prompt !== kind) break;
      const { choice } = nodeAt(this.#tree, this.#line[at]);
      run.push(choice);
      choose(copy, seat, choice);
    }
    return run;
  }

  #tell(): void {
    const isOver = this.phase === 'over';
    this.show({ game: this.#game, log: this.#log }, false, ({ choices }) =>
      isOver ? undefined : choices,
    );
  }

  /** Whether the author calls another choice good. */
  #isAlsoGood(choice: number): boolean {
    const { parent } = nodeAt(this.#tree, this.#line[this.#at]);
    const { children } = nodeAt(this.#tree, parent);
    return children.some((child) => {
      const node = nodeAt(this.#tree, child);
      return node.choice === choice && GOOD.has(node.sign);
    });
  }

  choose(choice: number): void {
    if (this.phase === 'over' || !this.#question) return;
    const at = this.#left.indexOf(choice);
    if (at < 0 && !this.#isAlsoGood(choice)) {
      this.phase = 'wrong';
      this.#isClean = false;
      this.#tell();
      return;
    }
    // Of another good play the rest is not asked: the line goes on.
    if (at < 0) return this.#finishPlay();
    this.#left.splice(at, 1);
    this.comments = [];
    this.#play(choice);
    this.phase = 'right';
    if (this.#left.length > 0) this.#tell();
    else this.#advance();
  }

  #finishPlay(): void {
    const { to } = this.#question!;
    this.comments = [];
    const end = this.#line.indexOf(to);
    while (this.#at <= end) this.#play(nodeAt(this.#tree, this.#line[this.#at]).choice);
    this.phase = 'right';
    this.#advance();
  }

  /** Plays what the line plays. */
  giveUp(): void {
    if (this.phase === 'over' || !this.#question) return;
    this.#isClean = false;
    this.#finishPlay();
  }

  undo(): void {}
}
