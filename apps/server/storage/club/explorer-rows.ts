import { createHash } from 'node:crypto';
import { parseStep, stepCode, type CardPlay, type OpeningStep, type Played } from '@brink/kernel';
import type { ExploredResult, ExploredStep, Tallied } from './explorer-port.ts';

/** What counts of a game. */
export interface Counted {
  readonly id: string;
  readonly game: string;
  readonly ended: number;
  readonly level: number;
  /** The average of those who played, 0 if it was not rated. */
  readonly rating: number;
  readonly result: ExploredResult;
  readonly played: Played;
}

/** A game that is counted. */
export interface Explored extends Counted {
  /** Who played it, as far as they are users. */
  readonly users: readonly string[];
}

export const yearOf = (time: number): number => new Date(time).getUTCFullYear();

/** Words of steps in the order that nodes are called by: headlines are chosen at the same time. */
export function inOrder(line: readonly string[]): readonly string[] {
  const ordered = [...line];
  const isHeadline = (at: number): boolean => parseStep(ordered[at])?.kind === 'headline';
  for (let at = 1; at < ordered.length; at++) {
    if (!isHeadline(at) || !isHeadline(at - 1) || ordered[at - 1] <= ordered[at]) continue;
    [ordered[at - 1], ordered[at]] = [ordered[at], ordered[at - 1]];
  }
  return ordered;
}

const HASH_BYTES = 6;

/** The number of a place in the tree; a number is shorter than the line that leads there. */
export function nodeOf(game: string, variant: string, line: readonly string[]): number {
  const name = `${game} ${variant} ${inOrder(line).join('*')}`;
  return createHash('sha256').update(name).digest().readUIntBE(0, HASH_BYTES);
}

/** A place that a game went through, and what came next there. */
interface Stop {
  readonly line: readonly string[];
  readonly next: readonly OpeningStep[];
}

/** Of two steps at the same time either may be looked at first. */
export function stopsOf(opening: Played['opening']): readonly Stop[] {
  const stops: Stop[] = [];
  const words: string[] = [];
  for (const stage of opening) {
    const line = [...words];
    stops.push({ line, next: stage });
    if (stage.length > 1) {
      for (const step of stage) {
        stops.push({ line: [...line, stepCode(step)], next: stage.filter((one) => one !== step) });
      }
    }
    words.push(...inOrder(stage.map(stepCode)));
  }
  stops.push({ line: words, next: [] });
  return stops;
}

/** What could have been chosen in the place of a step, as words of steps. */
export const amongOf = (step: OpeningStep): readonly string[] =>
  (step.among ?? []).map((choice) => stepCode({ ...step, choice }));

/** The row of a node that counts who came there. */
export const HERE = '';

/** What is summed up of a step. */
export interface StepSums extends Tallied {
  readonly step: string;
  readonly ratings: number;
  readonly rated: number;
  readonly held: number;
}

export const stepOf = ({ ratings, rated, held, ...rest }: StepSums): ExploredStep => ({
  ...rest,
  ...(rated > 0 && { rating: Math.round(ratings / rated) }),
  ...(held > 0 && { held }),
});

export interface MoveRow {
  readonly node: number;
  readonly step: string;
  readonly level: number;
  readonly bonus: number;
  readonly year: number;
  games: number;
  firsts: number;
  draws: number;
  ratings: number;
  held: number;
}

export interface CardRow {
  readonly game: string;
  readonly variant: string;
  readonly turn: number;
  readonly seat: number;
  readonly card: number;
  readonly use: string;
  readonly level: number;
  readonly year: number;
  plays: number;
  firsts: number;
  draws: number;
}

export interface TargetRow {
  readonly game: string;
  readonly variant: string;
  readonly card: number;
  readonly target: number;
  readonly level: number;
  readonly year: number;
  events: number;
}

/** The row of a card that counts its events. */
export const EVENTS = -1;

/** What many games add to the statistics, or take from them. */
export class Counts {
  readonly moves = new Map<string, MoveRow>();
  readonly cards = new Map<string, CardRow>();
  readonly targets = new Map<string, TargetRow>();

  /** `sign` is 1, or -1 for a game that is removed. */
  add(counted: Counted, sign: 1 | -1): void {
    for (const { line, next } of stopsOf(counted.played.opening)) {
      const node = nodeOf(counted.game, counted.played.variant, line);
      this.#step(counted, node, HERE, sign);
      for (const step of next) {
        this.#step(counted, node, stepCode(step), sign);
        for (const word of amongOf(step)) this.#move(counted, node, word).held += sign;
      }
    }
    for (const play of counted.played.cards) this.#card(counted, play, sign);
  }

  #move({ level, played, ended }: Counted, node: number, step: string): MoveRow {
    const { bonus } = played;
    const year = yearOf(ended);
    const key = `${node} ${step} ${level} ${bonus} ${year}`;
    let row = this.moves.get(key);
    if (!row) {
      const counted = { games: 0, firsts: 0, draws: 0, ratings: 0, held: 0 };
      row = { node, step, level, bonus, year, ...counted };
      this.moves.set(key, row);
    }
    return row;
  }

  #step(counted: Counted, node: number, step: string, sign: number): void {
    const row = this.#move(counted, node, step);
    row.games += sign;
    if (counted.result === 'first') row.firsts += sign;
    if (counted.result === 'draw') row.draws += sign;
    row.ratings += sign * counted.rating;
  }

  #card(counted: Counted, { turn, seat, card, use, targets }: CardPlay, sign: number): void {
    const { game, level, ended, result, played } = counted;
    const { variant } = played;
    const year = yearOf(ended);
    const key = `${game} ${variant} ${turn} ${seat} ${card} ${use} ${level} ${year}`;
    let row = this.cards.get(key);
    if (!row) {
      const counted = { plays: 0, firsts: 0, draws: 0 };
      row = { game, variant, turn, seat, card, use, level, year, ...counted };
      this.cards.set(key, row);
    }
    row.plays += sign;
    if (result === 'first') row.firsts += sign;
    if (result === 'draw') row.draws += sign;
    for (const target of targets ? [EVENTS, ...targets] : []) {
      const place = `${game} ${variant} ${card} ${target} ${level} ${year}`;
      const found = this.targets.get(place);
      if (found) found.events += sign;
      else this.targets.set(place, { game, variant, card, target, level, year, events: sign });
    }
  }
}
