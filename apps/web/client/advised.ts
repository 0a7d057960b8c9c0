import type { Game, OptionValues } from '@brink/kernel';
import type { WorkerRules } from './worker-rules.ts';
import type { Advice, GuardNote } from './advice.ts';

/** A table that a staff looks at. */
export interface Advised {
  /** Names what the advice is on: it changes with every choice. */
  readonly decision: number;
  /** What can be said at once. */
  facts(): Advice | undefined;
  /** Choices that the guard has to look at, and what it says of one of them. */
  guarded(): readonly number[];
  warn(choice: number): GuardNote | undefined;
}

/** A position that a server has sent: all that its player can know, and no more. */
export class PositionTable implements Advised {
  readonly decision: number;
  readonly #work: WorkerRules;
  readonly #game: Game;
  readonly #seat: number;

  constructor(
    work: WorkerRules,
    options: OptionValues,
    position: { readonly bytes: Uint8Array; readonly seat: number; readonly decision: number },
  ) {
    const { rules } = work;
    this.#work = work;
    this.#game = rules.setup(rules.parseOptions(options));
    new Uint8Array(this.#game.mem.buffer).set(position.bytes);
    this.#game.legalFor = -1;
    this.#seat = position.seat;
    this.decision = position.decision;
  }

  facts(): Advice | undefined {
    return this.#work.staff?.facts(this.#game, this.#seat);
  }

  guarded(): readonly number[] {
    return this.#work.staff?.guarded(this.#game, this.#seat) ?? [];
  }

  warn(choice: number): GuardNote | undefined {
    return this.#work.staff?.warn(this.#game, this.#seat, choice);
  }
}
