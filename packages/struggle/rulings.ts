import { RULING_BITS } from './state.ts';
import type { Table } from './world.ts';

const BITS_PER_CELL = 15;

/** Reads and sets the rulings of a game by name. */
export interface Rulings<Name extends string> {
  readonly isRuled: (game: Table, ruling: Name) => boolean;
  readonly setRuling: (game: Table, ruling: Name) => void;
}

/** The place in the list is stored in games: new ones go to the end. */
export function rulingsOf<Name extends string>(names: readonly Name[]): Rulings<Name> {
  // Where each one is kept: worked out once, for rulings are read on the hot path.
  const places = Object.fromEntries(
    names.map((name, i) => [
      name,
      { cell: RULING_BITS + Math.floor(i / BITS_PER_CELL), bit: 1 << (i % BITS_PER_CELL) },
    ]),
  ) as Readonly<Record<Name, { readonly cell: number; readonly bit: number }>>;
  return {
    isRuled: ({ mem }, ruling) => {
      const { cell, bit } = places[ruling];
      return (mem[cell] & bit) !== 0;
    },
    setRuling: ({ mem }, ruling) => {
      const { cell, bit } = places[ruling];
      mem[cell] |= bit;
    },
  };
}
