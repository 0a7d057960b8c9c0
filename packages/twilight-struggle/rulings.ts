import { RULINGS as RULING_BITS } from './state.ts';
import type { Table } from '@brink/struggle';

/**
 * Points that the rulebook leaves open, or that editions and digital versions decide
 * otherwise. Off is Brink's default; docs/rules/rulings.md says what each one changes.
 * The place in the list is stored in games: new ones go to the end.
 */
export const RULINGS = [
  'kitchenDebatesAlwaysRemoved',
  'reachAfterEvent',
  'missileEnvyByModifiedOps',
  'missileEnvyNotIntoSpace',
  'flowerPowerChargesPreventedWars',
  'flowerPowerSparesUnIntervention',
  'southAfricanUnrestOneNeighbour',
  'weWillBuryYouHeedsIndirectUnIntervention',
  'ourManInTehranReshuffles',
  'nuclearSubsNotForFreeCoups',
  'pointsMayBeWasted',
  'trappedMayScoreAnyTime',
  'eventOpsUnmodified',
  'realignWithoutInfluence',
  'aldrichAmesOrdersHand',
  'militaryVpWinsAtOnce',
  'reshuffleWhenEmptied',
] as const;
export type Ruling = (typeof RULINGS)[number];

/** Rulings that go together: how a digital edition plays. */
export const RULING_SETS = {
  playdek: ['reshuffleWhenEmptied'],
} as const satisfies Record<string, readonly Ruling[]>;

const BITS_PER_CELL = 15;

/** Where each one is kept: worked out once, for rulings are read on the hot path. */
const PLACES = Object.fromEntries(
  RULINGS.map((ruling, i) => [
    ruling,
    { cell: RULING_BITS + Math.floor(i / BITS_PER_CELL), bit: 1 << (i % BITS_PER_CELL) },
  ]),
) as Readonly<Record<Ruling, { readonly cell: number; readonly bit: number }>>;

export function isRuled({ mem }: Table, ruling: Ruling): boolean {
  const { cell, bit } = PLACES[ruling];
  return (mem[cell] & bit) !== 0;
}

export function setRuling({ mem }: Table, ruling: Ruling): void {
  const { cell, bit } = PLACES[ruling];
  mem[cell] |= bit;
}
