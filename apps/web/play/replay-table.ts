import {
  ALL_SEEING,
  canRead,
  choose,
  nextActor,
  promptFor,
  type Game,
  type GameRecord,
  type LogEntry,
  type Outcome,
} from '@brink/kernel';
import type { World } from '@brink/struggle';
import { twilightStruggle } from '@brink/twilight-struggle';
import type { ReplayCourse, ReplayMoment } from './worker-messages.ts';

const MARKS = { coupRoll: 'coup', scoring: 'scoring', warRoll: 'war' } as const;

/** A recorded game, at any of its moments. A moment is the table after so many choices. */
export class ReplayTable {
  readonly #game: Game<World>;
  readonly #log: LogEntry[] = [];
  readonly #memories: Int16Array[] = [];
  readonly #logEnds: number[] = [];
  readonly course: ReplayCourse;

  constructor(record: GameRecord) {
    const options = twilightStruggle.parseOptions(record.options);
    const game = twilightStruggle.setup(options, (entry) => this.#log.push(entry));
    this.#game = game;
    const turns: number[] = [];
    const rounds: number[] = [];
    const marks: { at: number; kind: 'coup' | 'scoring' | 'war' }[] = [];
    const vp: { at: number; vp: number }[] = [];
    let read = 0;
    const remember = (at: number): void => {
      this.#memories.push(game.mem.slice());
      for (; read < this.#log.length; read++) {
        const { code, args } = this.#log[read];
        if (code === 'turn') turns.push(at);
        if (code === 'turn' || code === 'round') rounds.push(at);
        if (code === 'vp') vp.push({ at, vp: args[2] });
        const kind = MARKS[code as keyof typeof MARKS];
        if (kind) marks.push({ at, kind });
      }
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
      marks: marks.filter(({ at, kind }, i) => {
        const before = marks[i - 1];
        return before?.at !== at || before.kind !== kind;
      }),
      vp: [{ at: 0, vp: 0 }, ...vp, { at: last, vp: vp.at(-1)?.vp ?? 0 }],
      result: this.#outcome(record),
    };
  }

  #outcome({ ended }: GameRecord): Outcome | undefined {
    const outcome = twilightStruggle.outcome(this.#game);
    if (outcome || !ended) return outcome;
    const { turn } = twilightStruggle.view(this.#game, ALL_SEEING);
    const winners = ended.winner === undefined ? [] : [ended.winner];
    return { winners, turn, manner: ended.manner };
  }

  at(index: number, eyes: number, seq: number): ReplayMoment {
    const game = this.#game;
    const place = Math.max(0, Math.min(index, this.#memories.length - 1));
    game.mem.set(this.#memories[place]);
    game.legalFor = -1;
    const view = twilightStruggle.view(game, eyes);
    const readable = (end: number): LogEntry[] =>
      this.#log.slice(0, end).filter((entry) => canRead(entry, eyes));
    const log = readable(this.#logEnds[place]);
    return {
      type: 'moment',
      seq,
      index: place,
      view,
      hands: [view.hands[0].known, view.hands[1].known],
      log: log.map(({ code, args }) => ({ code, args })),
      fresh: place === 0 ? 0 : readable(this.#logEnds[place - 1]).length,
      prompt: promptFor(game, eyes),
    };
  }
}
