import { RULING_BITS } from './state.ts';
import type { Table } from './volk.ts';

/**
 * Points that rest on a single source, or that sources decide differently. Off is Brink's default;
 * docs/rules/volk.md says what each one changes and why. The place in the list is stored in games:
 * new ones go to the end.
 */
export const RULINGS = [
  'dismantleAbroad',
  'eastPicksRundowns',
  'berlinLimitStays',
  'berlinTolerates',
  'berlinStrikesOne',
  'armsCostPerCard',
] as const;
export type Ruling = (typeof RULINGS)[number];

const bitOf = Object.fromEntries(RULINGS.map((name, i) => [name, 1 << i])) as Readonly<
  Record<Ruling, number>
>;

export const isRuled = ({ mem }: Table, ruling: Ruling): boolean =>
  (mem[RULING_BITS] & bitOf[ruling]) !== 0;

/** Rulings that were how everybody played before a revision of the rules: older games keep them. */
const UNTIL: Partial<Readonly<Record<Ruling, number>>> = {};

export const ruledAt = (revision: number): readonly Ruling[] =>
  RULINGS.filter((name) => revision < (UNTIL[name] ?? 0));

export function setRuling({ mem }: Table, ruling: Ruling): void {
  mem[RULING_BITS] |= bitOf[ruling];
}
