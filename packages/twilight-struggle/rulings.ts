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
] as const;
export type Ruling = (typeof RULINGS)[number];

const BITS_PER_CELL = 15;

export function isRuled({ mem }: Table, ruling: Ruling): boolean {
  const bit = RULINGS.indexOf(ruling);
  return (mem[RULING_BITS + Math.floor(bit / BITS_PER_CELL)] & (1 << (bit % BITS_PER_CELL))) !== 0;
}

export function setRuling({ mem }: Table, ruling: Ruling): void {
  const bit = RULINGS.indexOf(ruling);
  mem[RULING_BITS + Math.floor(bit / BITS_PER_CELL)] |= 1 << (bit % BITS_PER_CELL);
}
