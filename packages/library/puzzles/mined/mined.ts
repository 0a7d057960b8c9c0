import type { GameId } from '@brink/games/ids';
import type { Fact } from '../facts.ts';
import type { OddsPuzzle } from '../puzzle.ts';
import type { Theme } from '../themes.ts';

/** A puzzle as the data files keep it: see `OddsPuzzle`. */
export interface Mined {
  readonly number: number;
  /** The game it comes from, and after how many choices. */
  readonly from: number;
  readonly at: number;
  readonly seat: number;
  readonly turn: number;
  readonly round: number;
  readonly ask: string;
  readonly themes: readonly Theme[];
  readonly rating: number;
  readonly right: readonly (readonly number[])[];
  readonly best: readonly number[];
  readonly wrong: readonly number[];
  readonly reply: readonly number[];
  readonly chances: readonly [best: number, wrong: number, error: number];
  readonly deals: number;
  readonly facts: readonly Fact[];
}

/** The puzzles of one game. Games are told once, however many positions are taken from them. */
export interface MinedFile {
  readonly revision: number;
  /** The last number that was given; those of puzzles that were taken out are not given again. */
  readonly last: number;
  /** Choices as bytes in base64, up to the last position that is taken. */
  readonly games: readonly string[];
  readonly puzzles: readonly Mined[];
}

const bytesOf = (base64: string): number[] =>
  Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const PREFIXES: Partial<Record<GameId, string>> = {
  'twilight-struggle': 'ts',
  'red-sea': 'rs',
  volk: 'volk',
};

/** Reads a data file. Puzzles of one game share its choices until they are looked at. */
export function readMined(game: GameId, text: string): readonly OddsPuzzle[] {
  const { revision, games, puzzles } = JSON.parse(text) as MinedFile;
  const told = new Map<number, number[]>();
  const list: OddsPuzzle[] = [];
  for (const { from, at, ...rest } of puzzles) {
    list.push({
      ...rest,
      id: `${PREFIXES[game] ?? game}-${rest.number}`,
      game,
      kind: 'odds',
      options: {},
      revision,
      get choices() {
        const all = told.get(from) ?? bytesOf(games[from]);
        told.set(from, all);
        return all.slice(0, at);
      },
    });
  }
  return list;
}
