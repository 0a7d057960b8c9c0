import { RULING_BITS } from './state.ts';
import type { Table } from './world.ts';

const BITS_PER_CELL = 15;

/** Reads and sets the rulings of a game by name. */
export interface Rulings<Name extends string> {
  readonly isRuled: (game: Table, ruling: Name) => boolean;
  readonly setRuling: (game: Table, ruling: Name) => void;
  /** Rulings that were how everybody played under a revision of the rules. */
  readonly ruledAt: (revision: number) => readonly Name[];
}

/**
 * The place in the list is stored in games: new ones go to the end. `until` names the revision that
 * did away with a ruling which had been the rule before: older games keep it.
 */
export function rulingsOf<Name extends string>(
  names: readonly Name[],
  until: Partial<Readonly<Record<Name, number>>> = {},
): Rulings<Name> {
  // Where each one is kept: worked out once, for rulings are read on the hot path.
  const places = Object.fromEntries(
    names.map((name, i) => [
      name,
      { cell: RULING_BITS + Math.floor(i / BITS_PER_CELL), bit: 1 << (i % BITS_PER_CELL) },
    ]),
  ) as Readonly<Record<Name, { readonly cell: number; readonly bit: number }>>;
  const ended = names.filter((name) => until[name] !== undefined);
  return {
    isRuled: ({ mem }, ruling) => {
      const { cell, bit } = places[ruling];
      return (mem[cell] & bit) !== 0;
    },
    setRuling: ({ mem }, ruling) => {
      const { cell, bit } = places[ruling];
      mem[cell] |= bit;
    },
    ruledAt: (revision) => ended.filter((name) => revision < (until[name] ?? 0)),
  };
}
