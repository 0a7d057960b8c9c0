/**
 * An import is the search for the record whose export is the log: at every decision the choices
 * are tried, and one is kept whose lines agree with the log; a contradiction takes it back.
 *
 * What the engine says must stand in the log, or there would be things in the record that nobody
 * has told. Only the clean-up of a turn and the word on who has won may be missing.
 */
import { FP, FRAME, FRAMES, STACK, choose, decision, nextActor } from '@brink/kernel';
import { ABSENT, CARD_WORDS, KNOWN, isOver, type Table } from '@brink/struggle';
import { candidates } from './candidates.ts';
import { Foresight } from './foresight.ts';
import type { SimpleOf } from './statements.ts';
import { isUnread, keyOf, type Head, type ReadUnit, type Unit } from './units.ts';
import type { Draft } from './page.ts';
import type { LogWriter } from './writer.ts';

interface Crossroads {
  readonly before: Crossroads | undefined;
  /** The choice there that led here, and what has been said since. */
  readonly via: number;
  readonly fresh: readonly Unit[];
  readonly memory: Int32Array;
  readonly writer: { draft: Draft; length: number };
  /** Units of the log that have been told before. */
  readonly told: number;
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
  /** The last crossroads before it, and the choice there if all that it says agrees. */
  readonly crossroads: Crossroads | undefined;
  readonly via: number | undefined;
}

/** The way to a parting. */
export function choicesTo({ crossroads, via }: Pick<Parting, 'crossroads' | 'via'>): number[] {
  const choices = via === undefined ? [] : [via];
  for (let at = crossroads; at?.before; at = at.before) choices.push(at.via);
  return choices.reverse();
}

/** The way to the last decision before a parting at which nothing was half done, and what it told. */
export function wayBefore({ crossroads: last }: Parting): { choices: number[]; told: number } {
  let crossroads = last;
  while (crossroads && crossroads.writer.draft.run.length > 0) crossroads = crossroads.before;
  const told = crossroads?.writer.length ?? 0;
  return { choices: choicesTo({ crossroads, via: undefined }), told };
}

/** How many more choices may be tried; shared by the searches of one log. */
export interface Effort {
  left: number;
}

/** A log may break off in the middle of a play: so many lines at most. */
const BREAK_OFF = 40;

/** So many choices without a step forward mean that there is no way; real games need 40. */
const PATIENCE = 800;
/** Where the way is known up to there, the trouble is near. */
const PATIENCE_ON_KNOWN_WAY = 300;
/** The more draws may be other than they seem, the longer it takes to see that there is none. */
const PATIENCE_WITH_ODD_DRAWS = 6_000;

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
    if (isUnread(read)) return false;
    return said?.kind !== 'head' || headWithoutCards(read) === headWithoutCards(said);
  }
  return OF_CARDS.has(read.kind) || (said !== undefined && OF_CARDS.has(said.kind));
}

/** Whether a log may leave this out. */
const mayBeUntold = ({ cleanup, statement }: Unit): boolean =>
  cleanup !== undefined || statement.kind === 'game-end';

export class Search {
  readonly game: Table;
  readonly writer: LogWriter;
  readonly units: readonly ReadUnit[];
  readonly path: Crossroads[] = [];
  readonly foresight: Foresight;
  /** How many units of the log the engine has told. */
  told = 0;
  /** How many units of the writer stand before the end of what the log tells. */
  said = 0;
  parting: Parting = {
    at: -1,
    said: undefined,
    prompt: undefined,
    crossroads: undefined,
    via: undefined,
  };
  readonly #effort: Effort;
  /** A way that is known to lead far: it is tried first. */
  readonly #hint: readonly number[];
  readonly #deadEnds = new Set<string>();
  readonly #steady: number;
  #patience = 0;
  #oddDraws = 0;

  constructor(
    game: Table,
    writer: LogWriter,
    units: readonly ReadUnit[],
    effort: Effort,
    hint: readonly number[] = [],
    steady = hint.length === 0 ? PATIENCE : PATIENCE_ON_KNOWN_WAY,
  ) {
    this.game = game;
    this.writer = writer;
    this.units = units;
    this.foresight = new Foresight(units);
    this.#effort = effort;
    this.#hint = hint;
    this.#steady = steady;
    game.log = (entry) => writer.take(game, entry);
  }

  /** The choices that lead through the whole log, or undefined; so many draws may be odd. */
  run(oddDraws = 0): number[] | undefined {
    this.#oddDraws = oddDraws;
    this.#patience = oddDraws === 0 ? this.#steady : PATIENCE_WITH_ODD_DRAWS;
    this.writer.settle(this.game);
    return this.#agrees(0) ? this.#find() : undefined;
  }

  /** The same search in a log that is another from this unit on. */
  resume(game: Table, writer: LogWriter, units: readonly ReadUnit[], from: number): Search {
    const search = new Search(game, writer, units, this.#effort, [], PATIENCE_ON_KNOWN_WAY);
    let at = this.parting.crossroads;
    while (at && at.told > from) at = at.before;
    if (at) search.#goTo(at);
    else writer.settle(game);
    return search;
  }

  #goTo(last: Crossroads): void {
    const { game, writer, path } = this;
    const way: Crossroads[] = [];
    for (let at: Crossroads | undefined = last; at; at = at.before) way.unshift(at);
    writer.units.push(...way.flatMap(({ fresh }) => fresh));
    for (const [i, each] of way.slice(0, -1).entries()) {
      path.push({ ...each, before: path.at(-1), next: each.choices.indexOf(way[i + 1].via) + 1 });
    }
    game.sets.set(last.memory);
    game.legalFor = -1;
    writer.restore(last.writer);
    this.told = last.told;
  }

  /** Goes on from where `resume` has left it. */
  goOn(): number[] | undefined {
    this.#patience = this.#steady;
    return this.#find();
  }

  /** Whether another deal of the cards may help. */
  get mayBeDealtOtherwise(): boolean {
    const read = this.units[this.parting.at];
    return !read || isOfCards(read.statement, this.parting.said);
  }

  #find(): number[] | undefined {
    while (!this.#isDone()) {
      if (isOver(this.game)) this.#part(this.told, undefined);
      else this.#stop();
      if (!this.#advance()) return undefined;
    }
    return this.#choices();
  }

  #choices(): number[] {
    return this.path.map(({ choices, next }) => choices[next - 1]);
  }

  #isDone(): boolean {
    const { told, units, writer } = this;
    if (told >= units.length) return true;
    if (told + BREAK_OFF < units.length) return false;
    const pending = writer.pending(this.game);
    const isTold =
      told + pending.length === units.length &&
      pending.every((unit, i) => this.#fits(unit.statement, told + i, writer.units.length + i));
    if (isTold) this.said = writer.units.length + pending.length;
    return isTold;
  }

  #stop(): void {
    const { game, writer, path } = this;
    const before = path.at(-1);
    const isDraw = decision(game)?.prompt === 'draw';
    const odd = before ? before.odd + (before.isDraw && before.next > 1 ? 1 : 0) : 0;
    const fingerprint = `${this.#fingerprint()} ${odd}`;
    if (this.#deadEnds.has(fingerprint)) return;
    const choices = this.#hinted(candidates(game, this.units, this.told, this.foresight));
    path.push({
      before,
      via: before ? before.choices[before.next - 1] : -1,
      fresh: writer.units.slice(before?.writer.length ?? 0),
      memory: game.sets.slice(),
      odd,
      isDraw,
      writer: writer.snapshot(),
      told: this.told,
      fingerprint,
      actor: nextActor(game),
      choices: isDraw && odd >= this.#oddDraws ? choices.slice(0, 1) : choices,
      next: 0,
    });
  }

  /** The choices with the hint first, as long as the way is the known one. */
  #hinted(choices: readonly number[]): readonly number[] {
    const hint = this.#hint[this.path.length];
    if (hint === undefined || !choices.includes(hint)) return choices;
    const isKnownWay = this.path.every((at, i) => at.choices[at.next - 1] === this.#hint[i]);
    return isKnownWay ? [hint, ...choices.filter((choice) => choice !== hint)] : choices;
  }

  /** Goes on with the next choice that agrees with the log, going back where there is none. */
  #advance(): boolean {
    const { game, writer, path } = this;
    for (let at = path.at(-1); at; at = path.at(-1)) {
      while (at.next < at.choices.length) {
        if (this.#patience-- < 0 || this.#effort.left-- < 0) return false;
        game.sets.set(at.memory);
        game.legalFor = -1;
        writer.restore(at.writer);
        this.told = at.told;
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
    return `${this.told} ${this.writer.run.length} ${a} ${b}`;
  }

  #part(at: number, said: Unit['statement'] | undefined): void {
    if (at < this.parting.at) return;
    if (at === this.parting.at) {
      if (said && this.#isCloser(at, said)) this.parting = { ...this.parting, said };
      return;
    }
    const crossroads = this.path.at(-1);
    const via = said ? undefined : crossroads?.choices[crossroads.next - 1];
    this.parting = { at, said, prompt: decision(this.game)?.prompt, crossroads, via };
    this.#patience = Math.max(this.#patience, this.#steady);
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
    for (let i = from; i < said.length && this.told < this.units.length; i++) {
      if (this.#fits(said[i].statement, this.told, i)) {
        this.told++;
        this.said = i + 1;
      } else if (!mayBeUntold(said[i])) {
        this.#part(this.told, said[i].statement);
        return false;
      }
    }
    if (!this.#fitsEntry()) return false;
    for (const [i, line] of this.writer.run.entries()) {
      const at = this.told + i;
      if (at >= this.units.length) break;
      if (!canGrowTo(line, this.units[at].statement)) {
        this.#part(at, line);
        return false;
      }
    }
    this.#part(this.told, undefined);
    return true;
  }

  /** An entry has begun whose card is not known yet. */
  #fitsEntry(): boolean {
    const { place, held } = this.writer.draft;
    const at = this.told;
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

  /** Whether the unit at this place of the writer is that of the log. */
  #fits(said: Unit['statement'], at: number, index: number): boolean {
    const { statement: read, key } = this.units[at];
    if (read.kind === 'head' && isUnread(read)) return false;
    if (said.kind === 'reveal' && read.kind === 'reveal') return this.#fitsReveal(said, at, index);
    if (said.kind === 'choose-region' && read.kind === 'choose-region' && !read.region) {
      return said.side === read.side;
    }
    return keyOf(said) === key;
  }

  /** A hand may be shown in any order. */
  #fitsReveal(said: SimpleOf<'reveal'>, at: number, index: number): boolean {
    let first = at;
    while (first > 0 && this.units[first - 1].statement.kind === 'reveal') first--;
    const key = keyOf(said);
    const told = this.writer.units.slice(index - (at - first), index);
    if (told.some(({ statement }) => keyOf(statement) === key)) return false;
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
