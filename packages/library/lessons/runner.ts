import {
  Session,
  choose,
  decision,
  nextActor,
  pending,
  type Game,
  type GamePackage,
  type LogEntry,
} from '@brink/kernel';
import type { Lesson, Reading, Task } from './lesson.ts';

/** The script of a lesson does not fit the rules; the message says where. */
export class LessonError extends Error {
  override name = 'LessonError';
}

/** How far a learner has come. Nothing in it is changed: each step makes a new one. */
export interface Progress {
  readonly lesson: Lesson;
  readonly game: Game;
  readonly log: readonly LogEntry[];
  /** The step at hand; as many as there are when the lesson is done. */
  readonly at: number;
  /** How often the task at hand has been done already. */
  readonly done: number;
  /** Every choice so far with whose it was, in the order in which they were made. */
  readonly made: readonly Made[];
}

interface Made {
  readonly actor: number;
  readonly choice: number;
}

type Rules = GamePackage;

function chooseByName(rules: Rules, game: Game, actor: number, name: string, where: string): Made {
  const asked = decision(game);
  if (!asked) throw new LessonError(`${where}: nothing to choose, but "${name}" was to be chosen`);
  const choice = rules.choiceOf(asked.domain, name);
  if (choice === undefined) {
    throw new LessonError(`${where}: "${name}" is no ${asked.domain} (${asked.prompt})`);
  }
  try {
    choose(game, actor, choice);
  } catch (error) {
    throw new LessonError(`${where}: "${name}" at ${asked.prompt}: ${(error as Error).message}`, {
      cause: error,
    });
  }
  return { actor, choice };
}

/** Carries out replies until there is something to read or to do. */
function settle(rules: Rules, lesson: Lesson, game: Game, at: number, made: Made[]): number {
  let place = at;
  for (let step = lesson.steps[place]; step?.kind === 'reply'; step = lesson.steps[++place]) {
    for (const name of step.choices) {
      // A headline is chosen by both at once: the other side never answers for the learner.
      const actors = pending(game) & ~(1 << lesson.seat);
      const actor = actors === 0 ? nextActor(game) : 31 - Math.clz32(actors & -actors);
      made.push(chooseByName(rules, game, actor, name, `${lesson.id}, step ${place}`));
    }
  }
  return place;
}

const copyOf = (game: Game, log: LogEntry[]): Game => {
  const copy = game.clone();
  copy.log = (entry) => log.push(entry);
  return copy;
};

export function beginLesson(rules: Rules, lesson: Lesson): Progress {
  const log: LogEntry[] = [];
  const game = rules.setup(rules.parseOptions(lesson.options), (entry) => log.push(entry));
  const made = lesson.prelude.map((name, i) =>
    chooseByName(rules, game, nextActor(game), name, `${lesson.id}, prelude ${i}`),
  );
  const at = settle(rules, lesson, game, 0, made);
  return { lesson, game, log, at, done: 0, made };
}

/** What is to be read or done now; nothing when the lesson is over. */
export function stepOf({ lesson, at }: Progress): Reading | Task | undefined {
  const step = lesson.steps[at];
  return step?.kind === 'reply' ? undefined : step;
}

/** The choices that the task at hand accepts; none while there is something to read. */
export function accepted(rules: Rules, progress: Progress): readonly number[] {
  const step = stepOf(progress);
  const asked = decision(progress.game);
  if (step?.kind !== 'choose' || !asked) return [];
  return step.choices.flatMap((name) => rules.choiceOf(asked.domain, name) ?? []);
}

/** On to the next step, after something has been read. */
export function readOn(rules: Rules, progress: Progress): Progress {
  if (stepOf(progress)?.kind !== 'read') return progress;
  const log = [...progress.log];
  const made = [...progress.made];
  const game = copyOf(progress.game, log);
  const at = settle(rules, progress.lesson, game, progress.at + 1, made);
  return { ...progress, game, log, at, done: 0, made };
}

/** The learner chooses. What the task does not accept changes nothing. */
export function tryChoice(rules: Rules, progress: Progress, choice: number): Progress {
  const step = stepOf(progress);
  if (step?.kind !== 'choose' || !accepted(rules, progress).includes(choice)) return progress;
  const { lesson } = progress;
  const log = [...progress.log];
  const game = copyOf(progress.game, log);
  choose(game, lesson.seat, choice);
  const made = [...progress.made, { actor: lesson.seat, choice }];
  const done = progress.done + 1;
  if (done < step.times) return { ...progress, game, log, done, made };
  const at = settle(rules, lesson, game, progress.at + 1, made);
  return { lesson, game, log, at, done: 0, made };
}

/** The choices so far as a record has them: whoever goes on without help plays this very game. */
export function choicesOf(rules: Rules, { lesson, made }: Progress): readonly number[] {
  const session = new Session(rules.setup(rules.parseOptions(lesson.options)));
  for (const { actor, choice } of made) session.choose(actor, choice);
  return session.choices;
}
