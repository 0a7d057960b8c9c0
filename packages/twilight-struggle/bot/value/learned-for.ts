import type { Table } from '@brink/struggle';
import { VARIANTS as VARIANT_BITS } from '../../state.ts';
import { VARIANTS, type Variant } from '../../variants.ts';

/** Variants under which a position is worth what it is worth without them. */
const HARMLESS: ReadonlySet<Variant> = new Set(['heldCardsShown', 'bidding']);
const OTHERS = VARIANTS.reduce((bits, id, i) => (HARMLESS.has(id) ? bits : bits | (1 << i)), 0);

/**
 * Whether the value was learned from games like this one: of the standard scenario, whatever the
 * edition, cards, rulings and revision of the rules, without variants that change what operations
 * do. Other games are left to the evaluation by hand.
 */
export const isLearnedFor = ({ mem }: Table): boolean => (mem[VARIANT_BITS] & OTHERS) === 0;
