/**
 * The log being written: lines are given out as soon as they are certain; influence that may
 * still grow waits in `run`.
 */
import { COMMITTED, TURN, type Table } from '@brink/struggle';
import { isOpen, told, type Block } from './blocks.ts';
import { endLines } from './event-ends.ts';
import { cardRef } from './names.ts';
import { refOf } from './sayings.ts';
import { SIDES, type CardRef, type Place, type Simple, type SimpleOf } from './statements.ts';
import type { Unit } from './units.ts';

/** A coup or a war whose lines come in another order than the engine tells them. */
export interface Clash {
  readonly kind: 'coup' | 'war';
  readonly country: number;
  readonly roll?: 'won' | 'lost';
  readonly militaryOps?: Simple;
  readonly defcon?: Simple;
  readonly vp?: Simple;
}

/** All that is not said yet. Never changed in place: a copy of the fields is a snapshot. */
export interface Draft {
  blocks: readonly Block[];
  /** Empty lines due before the next line. */
  blanks: number;
  /** The entry whose card is not known yet, and its lines so far. */
  place: Place | undefined;
  held: readonly Simple[];
  run: readonly SimpleOf<'influence'>[];
  clash: Clash | undefined;
  headlines: readonly (readonly [side: number, card: number])[];
  reveals: readonly (readonly [owner: number, card: number])[];
  /** The first of two realignment dice. */
  firstRoll: SimpleOf<'realign-roll'> | undefined;
  /** Effects of the turn in the order of play, and those that end with it. */
  effects: readonly number[];
  expiring: readonly number[];
  /** Cards in the order in which a hand got them, the latest last. */
  received: readonly number[];
  /** We Will Bury You has been paid in this round. */
  isBuried: boolean;
  /** Units of the clean-up so far, or -1 before it. */
  cleanup: number;
  /** The score before final scoring. */
  scoreBefore: number | undefined;
}

const emptyDraft = (): Draft => ({
  blocks: [],
  blanks: 0,
  place: undefined,
  held: [],
  run: [],
  clash: undefined,
  headlines: [],
  reveals: [],
  firstRoll: undefined,
  effects: [],
  expiring: [],
  received: [],
  isBuried: false,
  cleanup: -1,
  scoreBefore: undefined,
});

/** The card of a broken-off entry: laid down, or a headline that the rival has already seen. */
function committed(
  { mem }: Table,
  place: Place,
): { cards: readonly CardRef[]; headlines: readonly Simple[] } {
  const sides = place.phase === 'action' ? [place.side] : SIDES;
  const cards = sides
    .map((side) => ({ side, card: mem[COMMITTED + SIDES.indexOf(side)] - 1 }))
    .filter(({ card }) => card > 0)
    .map(({ side, card }) => ({ kind: 'headline', side, card: refOf(card) }) as const);
  return {
    cards: cards.map(({ card }) => card),
    headlines: place.phase === 'headline' ? cards : [],
  };
}

export class LogPage {
  readonly units: Unit[] = [];
  draft: Draft = emptyDraft();

  /** The influence of the present block, which may still grow. */
  get run(): readonly SimpleOf<'influence'>[] {
    return this.draft.run;
  }

  say(line: Simple): void {
    const { draft } = this;
    this.endRun();
    if (draft.place) {
      draft.held = [...draft.held, line];
      return;
    }
    this.push(line);
    this.markTold();
  }

  private push(statement: Unit['statement']): void {
    const { draft } = this;
    const unit = { statement, blanks: draft.blanks };
    draft.blanks = 0;
    if (draft.cleanup < 0) this.units.push(unit);
    else this.units.push({ ...unit, cleanup: draft.cleanup++ });
  }

  private markTold(): void {
    const { draft } = this;
    const top = draft.blocks.at(-1);
    if (top && !top.isTold) draft.blocks = draft.blocks.map(told);
  }

  head(at: Place, cards: readonly CardRef[] | undefined): void {
    this.push({ kind: 'head', at, cards });
  }

  /** Adds influence to the line of its country in this block, or begins one. */
  sayInfluence(line: SimpleOf<'influence'>): void {
    const { draft } = this;
    const isSame = (other: SimpleOf<'influence'>): boolean =>
      other.side === line.side &&
      other.country === line.country &&
      other.delta > 0 === line.delta > 0;
    const at = draft.run.findIndex(isSame);
    if (at < 0) draft.run = [...draft.run, line];
    else draft.run = draft.run.with(at, { ...line, delta: draft.run[at].delta + line.delta });
    this.markTold();
  }

  endRun(): void {
    const { draft } = this;
    if (draft.run.length === 0) return;
    const lines = draft.run;
    draft.run = [];
    for (const line of lines) this.say(line);
  }

  /** A new entry of the log; its header waits for the card. */
  startEntry(game: Table, at: Place): void {
    this.endEntry(game);
    const { draft } = this;
    draft.place = at;
    draft.held = [];
    draft.cleanup = -1;
  }

  /** The clean-up of the turn begins, unless it has; that of the last turn has no header. */
  startCleanup(game: Table, isLast: boolean): void {
    const { draft } = this;
    if (draft.cleanup >= 0) return;
    this.endPlay(game);
    draft.cleanup = 0;
    if (isLast) return;
    draft.blanks++;
    this.head({ phase: 'cleanup', turn: game.mem[TURN] }, []);
  }

  /** The card of the entry is known. */
  release(cards: readonly CardRef[]): void {
    const { draft } = this;
    const { place, held } = draft;
    if (!place) return;
    draft.place = undefined;
    draft.held = [];
    this.head(place, cards);
    for (const line of held) this.say(line);
  }

  /** Whatever was open is over; one empty line parts it from the next entry. */
  endEntry(game: Table): void {
    const { draft } = this;
    this.endPlay(game);
    draft.blanks = this.units.length === 0 ? 0 : 1;
  }

  endPlay(game: Table): void {
    const { draft } = this;
    while (draft.blocks.length > 0) this.closeTop(game);
    this.endRun();
    if (draft.isBuried) this.say({ kind: 'in-play', card: cardRef('we-will-bury-you'), on: false });
    draft.isBuried = false;
  }

  open(...blocks: readonly Block[]): void {
    this.draft.blocks = [...this.draft.blocks, ...blocks];
  }

  /** The event that is being carried out. */
  get event(): Block | undefined {
    return this.draft.blocks.findLast(({ kind }) => kind === 'event');
  }

  changeEvent(change: Partial<Block>): void {
    const { draft } = this;
    const at = draft.blocks.findLastIndex(({ kind }) => kind === 'event');
    if (at >= 0) draft.blocks = draft.blocks.with(at, { ...draft.blocks[at], ...change });
  }

  closeFinished(game: Table): void {
    const { draft } = this;
    for (let top = draft.blocks.at(-1); top && !isOpen(game, top); top = draft.blocks.at(-1)) {
      this.closeTop(game);
    }
  }

  private closeTop(game: Table): void {
    const { draft } = this;
    this.endRun();
    const top = draft.blocks.at(-1)!;
    for (const line of endLines(game, top)) this.say(line);
    draft.blocks = draft.blocks.slice(0, -1);
    draft.blanks++;
  }

  /** What a log that breaks off here shows of what is not certain yet. */
  pending(game: Table): Unit[] {
    const { run, place, held, blanks } = this.draft;
    if (!place) return run.map((statement, i) => ({ statement, blanks: i === 0 ? blanks : 0 }));
    const { cards, headlines } = committed(game, place);
    return [
      { statement: { kind: 'head', at: place, cards }, blanks },
      ...[...held, ...headlines].map((statement) => ({ statement, blanks: 0 })),
    ];
  }

  snapshot(): { draft: Draft; length: number } {
    return { draft: { ...this.draft }, length: this.units.length };
  }

  restore({ draft, length }: { draft: Draft; length: number }): void {
    this.draft = { ...draft };
    this.units.length = length;
  }
}
