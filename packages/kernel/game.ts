import type { Instruction } from './program.ts';
import type { Layout } from './layout.ts';
import type { LogSink } from './log.ts';
import { newMask, type Mask } from './mask.ts';

/** Seats are 0 to 3; chance is a player like them. */
export type Actor = number;
/** The actor who rolls dice and draws cards. */
export const CHANCE: Actor = 4;

/** The fixed tables of one game: everything that is code and not state. */
export interface Rules {
  readonly id: string;
  readonly layout: Layout;
  readonly code: readonly Instruction[];
  /** Adds the free actions `actor` may take now; they never end his decision. */
  readonly freeActions?: (game: Game, actor: Actor, legal: Mask) => void;
  readonly takeFree?: (game: Game, actor: Actor, choice: number) => void;
}

/**
 * A game in progress. All of it lies in `mem` (16-bit cells) and `sets` (32-bit words at the
 * head of the same memory); the other fields are scratch that can be lost at any time.
 */
export class Game<R extends Rules = Rules> {
  readonly rules: R;
  readonly mem: Int16Array;
  readonly sets: Int32Array;
  /** Where log entries go; bots leave it empty. */
  log: LogSink | undefined = undefined;
  /** The legal set of `legalFor`, valid until the next step. */
  readonly legal: Mask = newMask();
  legalFor: Actor = -1;
  /** Grows whenever somebody learns something that cannot be unlearnt: a barrier for undo. */
  reveals = 0;
  /**
   * Grows whenever somebody lays open what is their own. Others learn it, they themselves nothing:
   * whoever does it may take it back.
   */
  shows = 0;

  constructor(rules: R) {
    this.rules = rules;
    const buffer = new ArrayBuffer(rules.layout.bytes);
    this.mem = new Int16Array(buffer);
    this.sets = new Int32Array(buffer);
  }

  copyFrom(other: Game<R>): this {
    this.sets.set(other.sets);
    this.legalFor = -1;
    return this;
  }

  clone(): Game<R> {
    return new Game(this.rules).copyFrom(this);
  }
}
