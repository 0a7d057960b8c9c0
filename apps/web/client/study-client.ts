import {
  canRead,
  promptFor,
  rolledChoices,
  type Game,
  type LogEntry,
  type OptionValues,
  type Prompt,
} from '@brink/kernel';
import type { Lesson } from '@brink/library/lessons/lesson';
import {
  accepted,
  beginLesson,
  choicesOf,
  readOn,
  stepOf,
  tryChoice,
  type Progress,
} from '@brink/library/lessons/runner';
import type { WorkerRules } from './worker-rules.ts';
import { Store, type GameClient, type PastPage, type UseLook } from './game-client.ts';
import { newLocalGame } from './local-games.ts';
import type { LocalSeat } from './worker-messages.ts';

interface Shown {
  readonly game: Game;
  readonly log: readonly LogEntry[];
}

/** A table at which one learns: no opponent, no clock, nothing is kept of the game. */
export abstract class StudyClient implements GameClient {
  readonly kind = 'study';
  readonly id: string;
  protected readonly work: WorkerRules;
  readonly #seat: number;
  readonly #store = new Store();
  readonly state = this.#store.state;
  readonly subscribe = this.#store.subscribe;
  #shown: Game | undefined;
  /** The last click was legal and not what was asked for. */
  isWrong = false;

  constructor(id: string, work: WorkerRules, seat: number, options: OptionValues) {
    this.id = id;
    this.work = work;
    this.#seat = seat;
    this.#store.set({
      game: work.rules.id,
      seat,
      options,
      // A puzzle is not solved by somebody else's warnings.
      staff: 'facts',
      players: [{ seat, kind: 'person', name: '' }],
    });
  }

  /** Puts a position on the table; `narrow` says which legal choices are lit, or that nothing is asked. */
  protected show(
    { game, log }: Shown,
    canUndo: boolean,
    narrow: (prompt: Prompt) => readonly number[] | undefined,
    narrowLook: (look: UseLook) => UseLook = (look) => look,
  ): void {
    const { rules, looks } = this.work;
    const seat = this.#seat;
    const asked = promptFor(game, seat);
    const choices = asked && narrow(asked);
    const prompt = asked && choices && { ...asked, choices };
    const result = rules.outcome(game);
    this.#store.set({
      phase: result ? 'finished' : 'playing',
      view: rules.view(game, seat),
      prompt: result ? undefined : prompt,
      log: log.filter((entry) => canRead(entry, seat)).map(({ code, args }) => ({ code, args })),
      looks:
        prompt && prompt.code === looks?.prompt ? looks.at(game, seat).map(narrowLook) : undefined,
      rolled: prompt && prompt.choices.length > 0 ? rolledChoices(game, seat) : [],
      canUndo,
      result,
      advice: undefined,
    });
    this.#shown = game;
    // The board first: what the staff knows takes a moment.
    setTimeout(() => {
      if (this.#shown !== game || result) return;
      this.#store.set({ advice: this.work.staff?.facts(game, seat) });
    });
  }

  abstract choose(choice: number): void;
  abstract undo(): void;
  /** Steps back are undone, not looked at. */
  past(): Promise<PastPage> {
    return Promise.resolve({ last: 0, since: undefined, from: 0, moments: [] });
  }
  close(): void {}
}

export class LessonClient extends StudyClient {
  readonly #lesson: Lesson;
  progress: Progress;
  /** Where one has been on the way. */
  #before: Progress[] = [];

  constructor(work: WorkerRules, lesson: Lesson) {
    super(lesson.id, work, lesson.seat, lesson.options);
    this.#lesson = lesson;
    this.progress = beginLesson(work.rules, lesson);
    this.#tell();
  }

  #tell(): void {
    this.show(
      this.progress,
      this.#before.length > 0,
      () => accepted(this.work.rules, this.progress),
      (look) => this.#narrowed(look),
    );
  }

  /** What operations are for is chosen with them: only what the next task asks for is open. */
  #narrowed(look: UseLook): UseLook {
    const next = this.#lesson.steps[this.progress.at + 1];
    if (!look.kinds || next?.kind !== 'choose') return look;
    const asked = new Set(next.choices.map((name) => this.work.rules.choiceOf('option', name)));
    return { ...look, kinds: look.kinds.filter(({ kind }) => asked.has(kind)) };
  }

  #goTo(progress: Progress): void {
    this.isWrong = progress === this.progress;
    if (!this.isWrong) this.#before.push(this.progress);
    this.progress = progress;
    this.#tell();
  }

  undo(): void {
    this.progress = this.#before.pop() ?? this.progress;
    this.isWrong = false;
    this.#tell();
  }

  choose(choice: number): void {
    this.#goTo(tryChoice(this.work.rules, this.progress, choice));
  }

  readOn(): void {
    if (stepOf(this.progress)?.kind === 'read') {
      this.#goTo(readOn(this.work.rules, this.progress));
    }
  }

  restart(): void {
    this.progress = beginLesson(this.work.rules, this.#lesson);
    this.#before = [];
    this.#tell();
  }

  /** The same game against a bot, from where it stands; answers its id. */
  playOn(): string {
    const { game, options, seat } = this.#lesson;
    const seats = [0, 1].map((each): LocalSeat => (each === seat ? 'person' : { bot: 'learner' }));
    const choices = choicesOf(this.work.rules, this.progress);
    return newLocalGame(game, options, seats, undefined, choices).id;
  }
}
