/**
 * An import is the search for the record whose export is the log: at every decision the choices
 * are tried, and one is kept whose lines agree with the log; a contradiction takes it back.
 */
import { FP, FRAME, FRAMES, STACK, choose, decision, nextActor } from '@brink/kernel';
import { ABSENT, CARD_WORDS, KNOWN, isOver, type Table } from '@brink/struggle';
import { candidates } from './candidates.ts';
import { Foresight } from './foresight.ts';
import type { SimpleOf } from './statements.ts';
import { keyOf, type Head, type ReadUnit, type Unit } from './units.ts';
import type { Draft } from './page.ts';
import type { LogWriter } from './writer.ts';

interface Crossroads {
  readonly memory: Int32Array;
  readonly writer: { draft: Draft; length: number };
  readonly fingerprint: string;
  /** Odd draws before this one. */
  readonly odd: number;
  readonly isDraw: boolean;
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

/** A log may break off in the middle of a play: so many lines at most. */
const BREAK_OFF = 40;

/** So many choices without a step forward mean that there is no way. */
const PATIENCE = 5_000;
/** The more draws may be other than they seem, the longer it takes to see that there is none. */
const PATIENCE_WITH_ODD_DRAWS = 40_000;
const MOST_ODD_DRAWS = 2;

/** Lines that another deal could change: where cards are. */
const OF_CARDS = new Set<string>([
  'headline',
  'reveal',
  'discard',
  'no-cards',
  'play',
  'reshuffle',
]);

const headWithoutCards = (head: Head): string => keyOf({ ...head, cards: undefined });

/** Whether the cards may be to blame that the log says one thing and the engine another. */
function isOfCards(read: Unit['statement'], said: Unit['statement'] | undefined): boolean {
  if (read.kind === 'head') {
    return said?.kind !== 'head' || headWithoutCards(read) === headWithoutCards(said);
  }
  return OF_CARDS.has(read.kind) || (said !== undefined && OF_CARDS.has(said.kind));
}

export class Search {
  readonly game: Table;
  readonly writer: LogWriter;
  readonly units: readonly ReadUnit[];
  readonly path: Crossroads[] = [];
  readonly foresight: Foresight;
  /** Every choice tried, for measuring. */
  tried = 0;
  parting: Parting = { at: -1, said: undefined, prompt: undefined };
  readonly #deadEnds = new Set<string>();
  #patience = PATIENCE;
  #oddDraws = 0;

  constructor(game: Table, writer: LogWriter, units: readonly ReadUnit[]) {
    this.game = game;
    this.writer = writer;
    this.units = units;
    this.foresight = new Foresight(units);
    game.log = (entry) => writer.take(game, entry);
  }

  /** The choices that lead through the whole log, or undefined. */
  run(mostOddDraws = MOST_ODD_DRAWS): number[] | undefined {
    this.writer.settle(this.game);
    const memory = this.game.sets.slice();
    const writer = this.writer.snapshot();
    for (this.#oddDraws = 0; this.#oddDraws <= mostOddDraws; this.#oddDraws++) {
      this.game.sets.set(memory);
      this.game.legalFor = -1;
      this.writer.restore(writer);
      this.path.length = 0;
      this.#deadEnds.clear();
      this.#patience = this.#oddDraws === 0 ? PATIENCE : PATIENCE_WITH_ODD_DRAWS;
      const choices = this.#find();
      if (choices) return choices;
      const { at, said } = this.parting;
      const read = this.units[at];
      if (read && !isOfCards(read.statement, said)) return undefined;
    }
    return undefined;
  }

  #find(): number[] | undefined {
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
    const said = this.writer.units.length;
    if (said >= this.units.length) return true;
    if (said + BREAK_OFF < this.units.length) return false;
    const pending = this.writer.pending(this.game);
    return (
      said + pending.length === this.units.length &&
      pending.every(({ statement }, i) => this.units[said + i].key === keyOf(statement))
    );
  }

  #stop(): void {
    const { game, writer } = this;
    const before = this.path.at(-1);
    const choices = candidates(game, this.units, writer.units.length, this.foresight);
    const odd = before ? before.odd + (before.isDraw && before.next > 1 ? 1 : 0) : 0;
    const isDraw = decision(game)?.prompt === 'draw';
    const fingerprint = `${this.#fingerprint()} ${odd}`;
    if (this.#deadEnds.has(fingerprint)) return;
    this.path.push({
      memory: game.sets.slice(),
      odd,
      isDraw,
      writer: writer.snapshot(),
      fingerprint,
      actor: nextActor(game),
      choices: isDraw && odd >= this.#oddDraws ? choices.slice(0, 1) : choices,
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
      this.#deadEnds.add(at.fingerprint);
    }
    return false;
  }

  /**
   * The same position at the same line has the same future. What lies above the stack is dust,
   * and what players have seen of hidden cards has no bearing on what they may do.
   */
  #fingerprint(): string {
    const { sets, mem } = this.game;
    let a = 0;
    let b = 0x811c9dc5;
    const add = (from: number, to: number): void => {
      for (let i = from; i < to; i++) {
        a = (Math.imul(a, 31) + sets[i]) | 0;
        b = Math.imul(b ^ sets[i], 0x01000193);
      }
    };
    add(0, KNOWN);
    add(ABSENT + 2 * CARD_WORDS, (mem[FP] + FRAME) >> 1);
    add((STACK + FRAME * FRAMES) >> 1, sets.length);
    return `${this.writer.units.length} ${this.writer.run.length} ${a} ${b}`;
  }

  #part(at: number, said: Unit['statement'] | undefined): void {
    if (at < this.parting.at) return;
    if (at === this.parting.at) {
      if (said && this.#isCloser(at, said)) this.parting = { ...this.parting, said };
      return;
    }
    this.parting = { at, said, prompt: decision(this.game)?.prompt };
    this.#patience = Math.max(this.#patience, PATIENCE);
  }

  /** Of several things the engine could say, the one most like the log tells the difference. */
  #isCloser(at: number, said: Unit['statement']): boolean {
    const read = this.units[at]?.key ?? '';
    const likeness = (other: Unit['statement'] | undefined): number => {
      if (!other) return -1;
      const key = keyOf(other);
      let same = 0;
      while (same < read.length && key[same] === read[same]) same++;
      return same;
    };
    return likeness(said) > likeness(this.parting.said);
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
    if (!this.#fitsEntry()) return false;
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

  /** An entry has begun whose card is not known yet. */
  #fitsEntry(): boolean {
    const { place, held } = this.writer.draft;
    const at = this.writer.units.length;
    if (!place || at >= this.units.length) return true;
    const read = this.units[at].statement;
    const head = { kind: 'head', at: place, cards: undefined } as const;
    const isSame = read.kind === 'head' && headWithoutCards(read) === keyOf(head);
    if (!isSame) this.#part(at, head);
    const other = held.findIndex(
      (line, i) => (this.units[at + 1 + i]?.key ?? keyOf(line)) !== keyOf(line),
    );
    if (isSame && other >= 0) this.#part(at + 1 + other, held[other]);
    return isSame && other < 0;
  }

  #fits(at: number): boolean {
    const said = this.writer.units[at].statement;
    const read = this.units[at].statement;
    if (said.kind === 'reveal' && read.kind === 'reveal') return this.#fitsReveal(at);
    if (said.kind === 'head' && read.kind === 'head' && !read.cards) {
      return headWithoutCards(said) === this.units[at].key;
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
