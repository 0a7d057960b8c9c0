/**
 * An import is the search for the record whose export is the log: at every decision the choices
 * are tried, and one is kept whose lines agree with the log; a contradiction takes it back.
 */
import { choose, decision, nextActor } from '@brink/kernel';
import { isOver, type Table } from '@brink/struggle';
import { candidates } from './candidates.ts';
import { Foresight } from './foresight.ts';
import type { SimpleOf } from './statements.ts';
import { keyOf, type ReadUnit, type Unit } from './units.ts';
import type { Draft, LogWriter } from './writer.ts';

interface Crossroads {
  readonly memory: Int32Array;
  readonly writer: { draft: Draft; length: number };
  readonly actor: number;
  readonly choices: readonly number[];
  next: number;
}

/** Where the log and the engine part, as far as the search could get. */
export interface Parting {
  /** Index of the unit of the log; its end if the engine has more to say. */
  readonly at: number;
  /** What the engine says instead, if anything. */
  readonly said: Unit['statement'] | undefined;
  /** The decision at which it happened. */
  readonly prompt: string | undefined;
}

/** So many choices without a step forward mean that there is no way. */
const PATIENCE = 20_000;

export class Search {
  readonly game: Table;
  readonly writer: LogWriter;
  readonly units: readonly ReadUnit[];
  readonly path: Crossroads[] = [];
  readonly foresight: Foresight;
  /** Every choice tried, for measuring. */
  tried = 0;
  parting: Parting = { at: -1, said: undefined, prompt: undefined };
  #patience = PATIENCE;

  constructor(game: Table, writer: LogWriter, units: readonly ReadUnit[]) {
    this.game = game;
    this.writer = writer;
    this.units = units;
    this.foresight = new Foresight(units);
    game.log = (entry) => writer.take(game, entry);
  }

  /** The choices that lead through the whole log, or undefined. */
  run(): number[] | undefined {
    this.writer.settle(this.game);
    if (!this.#agrees(0)) return undefined;
    while (!this.#isDone()) {
      if (isOver(this.game)) {
        this.#part(this.writer.units.length, undefined);
      } else {
        this.#stop();
      }
      if (!this.#advance()) return undefined;
    }
    return this.path.map(({ choices, next }) => choices[next - 1]);
  }

  #isDone(): boolean {
    return this.writer.units.length + this.writer.run.length >= this.units.length && this.#endsThere();
  }

  /** The open influence has to be what the log says at its end. */
  #endsThere(): boolean {
    const { units, run } = this.writer;
    return run.every((line, i) => this.units[units.length + i]?.key === keyOf(line));
  }

  #stop(): void {
    const { game, writer } = this;
    this.path.push({
      memory: game.sets.slice(),
      writer: writer.snapshot(),
      actor: nextActor(game),
      choices: candidates(game, this.units, writer.units.length, this.foresight),
      next: 0,
    });
  }

  /** Goes on with the next choice that agrees with the log, going back where there is none. */
  #advance(): boolean {
    const { game, writer, path } = this;
    for (let at = path.at(-1); at; at = path.at(-1)) {
      while (at.next < at.choices.length) {
        if (this.#patience-- < 0) return false;
        this.tried++;
        game.sets.set(at.memory);
        game.legalFor = -1;
        writer.restore(at.writer);
        choose(game, at.actor, at.choices[at.next++]);
        writer.settle(game);
        if (this.#agrees(at.writer.length)) return true;
      }
      path.pop();
    }
    return false;
  }

  #part(at: number, said: Unit['statement'] | undefined): void {
    if (at < this.parting.at) return;
    if (at === this.parting.at) {
      if (!this.parting.said && said) this.parting = { ...this.parting, said };
      return;
    }
    this.parting = { at, said, prompt: decision(this.game)?.prompt };
    this.#patience = PATIENCE;
  }

  /** Compares what the engine has said from `from` on. */
  #agrees(from: number): boolean {
    const said = this.writer.units;
    const end = Math.min(said.length, this.units.length);
    for (let at = from; at < end; at++) {
      if (!this.#fits(at)) {
        this.#part(at, said[at].statement);
        return false;
      }
    }
    for (const [i, line] of this.writer.run.entries()) {
      const at = said.length + i;
      if (at >= this.units.length) break;
      if (!canGrowTo(line, this.units[at].statement)) {
        this.#part(at, line);
        return false;
      }
    }
    this.#part(end, undefined);
    return true;
  }

  #fits(at: number): boolean {
    const said = this.writer.units[at].statement;
    const read = this.units[at].statement;
    if (said.kind === 'reveal' && read.kind === 'reveal') return this.#fitsReveal(at);
    if (said.kind === 'head' && read.kind === 'head' && !read.cards) {
      return keyOf({ ...said, cards: undefined }) === this.units[at].key;
    }
    return keyOf(said) === this.units[at].key;
  }

  /** A hand may be shown in any order. */
  #fitsReveal(at: number): boolean {
    let first = at;
    while (first > 0 && this.units[first - 1].statement.kind === 'reveal') first--;
    const key = keyOf(this.writer.units[at].statement);
    const isTold = this.writer.units.slice(first, at).some((each) => keyOf(each.statement) === key);
    if (isTold) return false;
    for (let i = first; this.units[i]?.statement.kind === 'reveal'; i++) {
      if (this.units[i].key === key) return true;
    }
    return false;
  }
}

/** Whether influence placed so far can become what the log says. */
function canGrowTo(line: SimpleOf<'influence'>, read: Unit['statement']): boolean {
  if (read.kind !== 'influence') return false;
  if (line.side !== read.side || line.country !== read.country) return false;
  return line.delta > 0 ? line.delta <= read.delta : line.delta >= read.delta;
}
