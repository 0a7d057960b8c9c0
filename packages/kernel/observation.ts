import { ALL_SEEING, type Viewer } from './contract.ts';
import { CHANCE, type Game, type Rules } from './game.ts';
import type { Field, Layout } from './layout.ts';
import { legal, nextActor, pending, promptArgs, promptCode } from './machine.ts';
import { MASK_WORDS } from './mask.ts';
import type { Schema } from './schema.ts';

/**
 * A game as numbers for programs that learn: a row of 16-bit cells, always as long and in the same
 * order, with what one viewer may know. `ALL_SEEING` gets the same row with nothing left out.
 */
export interface ObservationPart<R extends Rules = Rules> {
  readonly name: string;
  readonly length: number;
  /** `number` can be scaled by its range; a `flag` is 0 or 1; a `category` wants one place a value. */
  readonly kind: 'number' | 'flag' | 'category';
  readonly min: number;
  readonly max: number;
  /** What its cells stand for in order: `card` and `country` as `choiceName` calls them. */
  readonly each?: string;
  /** What the values of a category stand for, from 0 on. */
  readonly values?: readonly string[];
  /** Writes its cells from `at` on. Allocates nothing. */
  readonly fill: (game: Game<R>, viewer: Viewer, into: Int16Array, at: number) => void;
}

/** A part with its place in the row. */
export interface PlacedPart<R extends Rules = Rules> extends ObservationPart<R> {
  readonly at: number;
}

/** How a game is written as a row of numbers: the parts of the row, and what fills it. */
export class Observation<R extends Rules = Rules> {
  /** Another one whenever a cell changes its place or its meaning: docs/formats/observation.md. */
  readonly version: number;
  readonly parts: readonly PlacedPart<R>[];
  /** Cells of the row. */
  readonly length: number;

  constructor(version: number, parts: readonly ObservationPart<R>[]) {
    let length = 0;
    this.version = version;
    this.parts = parts.map((part) => {
      const at = length;
      length += part.length;
      return { ...part, at };
    });
    this.length = length;
  }

  /** Writes what a viewer may know into `length` cells from `at` on. */
  fill(game: Game<R>, viewer: Viewer, into: Int16Array, at = 0): void {
    const { parts } = this;
    for (let i = 0; i < parts.length; i++) parts[i].fill(game, viewer, into, at + parts[i].at);
  }
}

/** The legal choices of a viewer, `MASK_WORDS` words from `at` on; whoever sees all gets the next actor's. */
export function fillMask(game: Game, viewer: Viewer, into: Int32Array, at = 0): void {
  const mask = legal(game, viewer === ALL_SEEING ? nextActor(game) : viewer);
  for (let i = 0; i < MASK_WORDS; i++) into[at + i] = mask[i];
}

function fieldAt(layout: Layout, address: number): Field {
  const found = layout.fields.find(({ at }) => at === address);
  if (!found) throw new Error(`no field begins at cell ${address}`);
  return found;
}

type About = Partial<Pick<ObservationPart, 'kind' | 'each' | 'values' | 'length' | 'max'>>;

/** Cells of the memory that the whole table sees, with the name and range they were declared with. */
export function openCells<R extends Rules>(
  layout: Layout,
  address: number,
  about: About = {},
): ObservationPart<R> {
  const { name, length: all, min, max, sight } = fieldAt(layout, address);
  if (sight !== 'open') throw new Error(`${name} is not for all to see`);
  const length = about.length ?? all;
  const kind = min === 0 && max === 1 ? 'flag' : 'number';
  return {
    name,
    kind,
    min,
    max,
    ...about,
    length,
    fill: ({ mem }, _viewer, into, at) => {
      for (let i = 0; i < length; i++) into[at + i] = mem[address + i];
    },
  };
}

/** One flag for each of the first `length` members of a set that the whole table sees. */
export const openSet = <R extends Rules>(
  name: string,
  word: number,
  length: number,
  each: string,
): ObservationPart<R> => ({
  name,
  length,
  kind: 'flag',
  min: 0,
  max: 1,
  each,
  fill: ({ sets }, _viewer, into, at) => {
    for (let i = 0; i < length; i++) into[at + i] = (sets[word + (i >> 5)] >>> (i & 31)) & 1;
  },
});

/** A single cell. */
export const oneCell = <R extends Rules>(
  name: string,
  [min, max]: readonly [number, number],
  of: (game: Game<R>, viewer: Viewer) => number,
  about: About = {},
): ObservationPart<R> => ({
  name,
  kind: min === 0 && max === 1 ? 'flag' : 'number',
  min,
  max,
  ...about,
  length: 1,
  fill: (game, viewer, into, at) => {
    into[at] = of(game, viewer);
  },
});

/** One cell for each of several seats or sides. */
export const cellEach = <R extends Rules>(
  name: string,
  length: number,
  [min, max]: readonly [number, number],
  of: (game: Game<R>, viewer: Viewer, index: number) => number,
  about: About = {},
): ObservationPart<R> => ({
  name,
  kind: min === 0 && max === 1 ? 'flag' : 'number',
  min,
  max,
  ...about,
  length,
  fill: (game, viewer, into, at) => {
    for (let i = 0; i < length; i++) into[at + i] = of(game, viewer, i);
  },
});

/** Numbers of a prompt that are told; the few longer ones are cut short. */
const ARGS = 6;

/** Who looks, who is to choose, and what: the beginning of every row. */
export function decisionParts<R extends Rules>(prompts: Schema): readonly ObservationPart<R>[] {
  const values = ['over', ...Object.keys(prompts)];
  const numbers = new Map(values.map((code, number) => [code, number]));
  return [
    oneCell('viewer', [ALL_SEEING, 3], (_game, viewer) => viewer),
    {
      name: 'actors',
      length: CHANCE + 1,
      kind: 'flag',
      min: 0,
      max: 1,
      each: 'actor',
      fill: (game, _viewer, into, at) => {
        const actors = pending(game);
        for (let actor = 0; actor <= CHANCE; actor++) into[at + actor] = (actors >> actor) & 1;
      },
    },
    oneCell(
      'prompt',
      [0, values.length - 1],
      (game) => numbers.get(promptCode(game) ?? 'over') ?? 0,
      { kind: 'category', values },
    ),
    {
      name: 'promptArgs',
      length: ARGS,
      kind: 'number',
      min: -32768,
      max: 32767,
      // Only those who choose are told the numbers.
      fill: (game, viewer, into, at) => {
        const isTold = viewer === ALL_SEEING || (viewer >= 0 && (pending(game) >> viewer) & 1);
        const args = isTold ? promptArgs(game) : undefined;
        for (let i = 0; i < ARGS; i++) into[at + i] = args && i < args.length ? args[i] : 0;
      },
    },
  ];
}
