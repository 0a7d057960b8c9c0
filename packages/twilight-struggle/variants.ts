import type { Table } from '@brink/struggle';
import { VARIANTS as VARIANT_BITS } from './state.ts';

/**
 * What the players have agreed on beside edition and rulings, kept as one bit each. The place
 * in the list is stored in games: new ones go to the end.
 */
export const VARIANTS = [
  'lateWar',
  'turnZero',
  'chineseCivilWar',
  'heldCardsShown',
  'realignIgnoresDefcon',
  'realignIsSafe',
  'mixOperations',
  'mayDeclineSpaceDie',
  'alternativeSpaceRace',
  'bidding',
] as const;
export type Variant = (typeof VARIANTS)[number];

/** Worked out once, for variants are read on the hot path. */
const BITS = Object.fromEntries(VARIANTS.map((variant, i) => [variant, 1 << i])) as Readonly<
  Record<Variant, number>
>;

export const isPlayedWith = ({ mem }: Table, variant: Variant): boolean =>
  (mem[VARIANT_BITS] & BITS[variant]) !== 0;

export function playWith({ mem }: Table, variant: Variant): void {
  mem[VARIANT_BITS] |= BITS[variant];
}
