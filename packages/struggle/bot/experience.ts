import { optionId } from '../options.ts';
import type { Side } from '../sides.ts';
import { MAX_CARDS } from '../state.ts';
import type { Table } from '../world.ts';

/** Ways to play a card that are told apart: its uses in a round, and the headline. */
export const WAYS = [
  'event',
  'operations',
  'eventFirst',
  'operationsFirst',
  'space',
  'headline',
] as const;
/** Parts of a game that are told apart: Early, Mid and Late War. */
export const STAGES = 3;

const HEADLINE = WAYS.indexOf('headline');
const MOST_OPTIONS = 256;
const wayOfUse = new Int8Array(MOST_OPTIONS).fill(-1);
for (const way of WAYS) if (way !== 'headline') wayOfUse[optionId(way)] = WAYS.indexOf(way);

/** Which of the ways a use is; -1 for none. */
export const wayOf = (use: number): number => wayOfUse[use];

/** How many ways of all cards there are, for either side in every part of the game. */
export const PLAY_COUNT = 2 * STAGES * MAX_CARDS * WAYS.length;

/** Where a way to play a card has its place among them. */
export const playIndex = (side: Side, stage: number, card: number, way: number): number =>
  ((side * STAGES + stage) * MAX_CARDS + card) * WAYS.length + way;

/** What plays have brought beyond what they looked like, as it is kept in the repository. */
export interface LearnedPlays {
  /** The newest rules of the games it was learned from. */
  readonly revision: number;
  readonly generation: number;
  readonly games: number;
  readonly plays: number;
  /** Worths are whole numbers of this, in VP. */
  readonly unit: number;
  /** Card and way with the worths of them: US early, middle, late, then the USSR. */
  readonly worths: readonly (readonly number[])[];
}

/** What a bot has learned of ways to play a card. */
export interface Experience {
  /** In VP, on top of how the use of a card in a round looks. */
  readonly ofUse: (game: Table, side: Side, card: number, use: number) => number;
  /** The same of a headline. */
  readonly ofHeadline: (game: Table, side: Side, card: number) => number;
}

/** Where the worths of a card and a way begin in a row. */
const FIRST_WORTH = 2;

/** What the repository keeps, by `playIndex`. */
export function decodePlays({ unit, worths }: LearnedPlays): Float32Array {
  const table = new Float32Array(PLAY_COUNT);
  for (const [card, way, ...list] of worths) {
    for (const [i, worth] of list.entries()) {
      const side = Math.floor(i / STAGES) as Side;
      table[playIndex(side, i % STAGES, card, way)] = worth * unit;
    }
  }
  return table;
}

/** What the repository keeps of a table: nothing of ways that were never gone. */
export function encodePlays(table: Float32Array, unit: number): LearnedPlays['worths'] {
  const worths: number[][] = [];
  for (let card = 0; card < MAX_CARDS; card++) {
    for (let way = 0; way < WAYS.length; way++) {
      const row = [card, way];
      for (const side of [0, 1] as const) {
        for (let stage = 0; stage < STAGES; stage++) {
          row.push(Math.round(table[playIndex(side, stage, card, way)] / unit));
        }
      }
      if (row.some((worth, i) => i >= FIRST_WORTH && worth !== 0)) worths.push(row);
    }
  }
  return worths;
}

/** Experience with games like those it was learned from; of others there is none. */
export function experienceBy(
  learned: LearnedPlays,
  isLearnedFor: (game: Table) => boolean,
  stageOf: (game: Table) => number,
): Experience {
  const table = decodePlays(learned);
  const worthOf = (game: Table, side: Side, card: number, way: number): number =>
    way >= 0 && isLearnedFor(game) ? table[playIndex(side, stageOf(game), card, way)] : 0;
  return {
    ofUse: (game, side, card, use) => worthOf(game, side, card, wayOf(use)),
    ofHeadline: (game, side, card) => worthOf(game, side, card, HEADLINE),
  };
}
