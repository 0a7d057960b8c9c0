import {
  ALL_SEEING,
  canRead,
  choose,
  nextActor,
  promptFor,
  setUpAgreed,
  type Game,
  type GameRecord,
  type LogEntry,
  type Outcome,
} from '@brink/kernel';
import type { WorkerRules } from './worker-rules.ts';
import type { ReplayCourse, ReplayMark, ReplayMoment } from './worker-messages.ts';

/** A recorded game, at any of its moments. A moment is the table after so many choices. */
export class ReplayTable {
  readonly #work: WorkerRules;
  readonly #game: Game;
  readonly #log: LogEntry[] = [];
  readonly #memories: Int16Array[] = [];
  readonly #logEnds: number[] = [];
  readonly course: ReplayCourse;

  constructor(work: WorkerRules, record: GameRecord) {
    this.#work = work;
    const { rules, noteOf } = work;
    const game = setUpAgreed(rules, record, (entry) => this.#log.push(entry));
    this.#game = game;
    const turns: number[] = [];
    const rounds: number[] = [];
    const plays: number[] = [];
    const deals: number[] = [];
    const marks: ReplayMark[] = [];
    const vp: { at: number; vp: number }[] = [];
    let read = 0;
    const remember = (at: number): void => {
      this.#memories.push(game.mem.slice());
      const from = read;
      for (; read < this.#log.length; read++) {
        const note = noteOf(this.#log[read]);
        if (note?.isTurn) turns.push(at);
        if (note?.isRound) rounds.push(at);
        if (note?.isPlay) plays.push(Math.max(0, at - 1));
        if (note?.score !== undefined) vp.push({ at, vp: note.score });
        if (note?.mark) marks.push({ at, kind: note.mark });
      }
      const told = this.#log.slice(from, read);
      if (told.length > 0 && told.every((entry) => noteOf(entry)?.isDeal)) deals.push(at);
      this.#logEnds.push(read);
    };
    remember(0);
    for (const [i, choice] of record.choices.entries()) {
      choose(game, nextActor(game), choice);
      remember(i + 1);
    }
    const last = record.choices.length;
    this.course = {
      type: 'course',
      last,
      turns,
      rounds: [...new Set(rounds)],
      plays: [...new Set([...plays, last])],
      dealing: deals.filter((at) => deals.includes(at + 1)),
      marks: marks.filter(({ at, kind }, i) => {
        const before = marks[i - 1];
        return before?.at !== at || before.kind !== kind;
      }),
      vp: [{ at: 0, vp: 0 }, ...vp, { at: last, vp: vp.at(-1)?.vp ?? 0 }],
      result: this.#outcome(record),
    };
  }

  #outcome({ ended }: GameRecord): Outcome | undefined {
    const { rules, glance } = this.#work;
    const outcome = rules.outcome(this.#game);
    if (outcome || !ended) return outcome;
    const [turn] = glance(rules.view(this.#game, ALL_SEEING));
    const winners = ended.winner === undefined ? [] : [ended.winner];
    return { winners, turn, manner: ended.manner };
  }

  at(index: number, eyes: number, seq: number, since = index - 1): ReplayMoment {
    const place = this.#placeOf(index);
    const earlier = this.#placeOf(since);
    const before = this.#viewAt(earlier, eyes);
    const view = this.#viewAt(place, eyes);
    const readable = (end: number): LogEntry[] =>
      this.#log.slice(0, end).filter((entry) => canRead(entry, eyes));
    const log = readable(this.#logEnds[place]);
    return {
      type: 'moment',
      seq,
      index: place,
      view,
      log: log.map(({ code, args }) => ({ code, args })),
      fresh: place === 0 || since < 0 ? 0 : readable(this.#logEnds[earlier]).length,
      before,
      prompt: promptFor(this.#game, eyes),
      memory: this.#work.staff?.memory(this.#game, eyes),
      score: this.#work.staff?.score(this.#game),
    };
  }

  #placeOf(index: number): number {
    return Math.max(0, Math.min(index, this.#memories.length - 1));
  }

  /** The game is at that moment afterwards. */
  #viewAt(place: number, eyes: number): object {
    this.#game.mem.set(this.#memories[place]);
    this.#game.legalFor = -1;
    return this.#work.rules.view(this.#game, eyes);
  }
}
