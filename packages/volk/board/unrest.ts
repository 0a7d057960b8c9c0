import { add, type Mask } from '@brink/kernel';
import { PROVINCES } from '../data/provinces.ts';
import { UNREST_PER_PROTEST } from '../data/tracks.ts';
import { emit } from '../emit.ts';
import { EAST, WEST } from '../sides.ts';
import {
  HOLDING_BOX,
  LINKED_PROTESTS,
  MAX_LINKS,
  PROVINCE_COUNT,
  SOCIALISTS,
  UNREST,
  USED,
} from '../state.ts';
import type { Table } from '../volk.ts';
import { FIRST_EAST, WB, isInArea, sectorOf, sideOfProvince } from './map.ts';

export const unrestOf = ({ mem }: Table, province: number): number => mem[UNREST + province];

/** Mass protests of West Berlin that have hit a supplier as well. */
export function linkCount({ mem }: Table): number {
  let n = 0;
  while (n < MAX_LINKS && mem[LINKED_PROTESTS + n] !== 0) n++;
  return n;
}

/** Every full four unrest are a mass protest; those of West Berlin count for a supplier too. */
export function protestsIn(game: Table, province: number): number {
  const { mem } = game;
  let n = Math.floor(mem[UNREST + province] / UNREST_PER_PROTEST);
  if (sectorOf[province] < 0) return n;
  for (let i = 0; i < MAX_LINKS && mem[LINKED_PROTESTS + i] !== 0; i++) {
    if (mem[LINKED_PROTESTS + i] === province + 1) n++;
  }
  return n;
}

export function protestsOf(game: Table, side: number): number {
  let n = 0;
  for (let province = 0; province < PROVINCE_COUNT; province++) {
    if (sideOfProvince(province) === side) n += protestsIn(game, province);
  }
  return n;
}

export const hasProtest = (game: Table, side: number): boolean => protestsOf(game, side) > 0;

/** The only way unrest changes: a protest that ends in West Berlin ends at its supplier. */
export function changeUnrest(game: Table, province: number, change: number): void {
  const { mem } = game;
  const before = mem[UNREST + province];
  const after = Math.max(0, before + change);
  if (after === before) return;
  mem[UNREST + province] = after;
  emit(game, 'unrest', province, after - before, after);
  const was = Math.floor(before / UNREST_PER_PROTEST);
  const is = Math.floor(after / UNREST_PER_PROTEST);
  if (province === WB) {
    for (let n = linkCount(game); n > is; n--) mem[LINKED_PROTESTS + n - 1] = 0;
  }
  if (was !== is) emit(game, 'protest', province, is);
}

/** West Berlin has a mass protest that no supplier has felt yet. */
export const isLinkDue = (game: Table): boolean => {
  const n = linkCount(game);
  return n < MAX_LINKS && Math.floor(game.mem[UNREST + WB] / UNREST_PER_PROTEST) > n;
};

export function linkProtest(game: Table, supplier: number): void {
  game.mem[LINKED_PROTESTS + linkCount(game)] = supplier + 1;
  emit(game, 'linkedProtest', supplier);
}

/** Adds the provinces of a side that lie in an area. */
export function offerProvinces(side: number, where: number, legal: Mask): void {
  for (let province = 0; province < PROVINCES.length; province++) {
    if (sideOfProvince(province) === side && isInArea(province, where)) add(legal, province);
  }
}

export function offerUnrest(game: Table, side: number, where: number, legal: Mask): void {
  for (let province = 0; province < PROVINCES.length; province++) {
    if (sideOfProvince(province) !== side || !isInArea(province, where)) continue;
    if (game.mem[UNREST + province] > 0) add(legal, province);
  }
}

export function hasUnrest({ mem }: Table, side: number): boolean {
  const [first, end] = side === WEST ? [0, FIRST_EAST] : [FIRST_EAST, PROVINCE_COUNT];
  for (let province = first; province < end; province++) {
    if (mem[UNREST + province] > 0) return true;
  }
  return false;
}

/** Remembers that the present card has used a province, up to twice. */
export function markUsed({ mem }: Table, province: number): void {
  const bit = 1 << province;
  if (mem[USED] & bit) mem[USED + 1] |= bit;
  mem[USED] |= bit;
}

/** Whether the card has used a province less often than its limit. */
export function isWithinCap({ mem }: Table, province: number, cap: number): boolean {
  if (cap === 0) return true;
  return (mem[USED + Math.min(cap, 2) - 1] & (1 << province)) === 0;
}

/** Unrest in the East that socialists could take the place of. */
export function protestingUnrest({ mem }: Table): number {
  let n = 0;
  for (let province = FIRST_EAST; province < PROVINCE_COUNT; province++) {
    n += Math.max(0, mem[UNREST + province] - (UNREST_PER_PROTEST - 1));
  }
  return n;
}

export const canCalm = (game: Table, province: number): boolean =>
  sideOfProvince(province) === EAST && game.mem[UNREST + province] >= UNREST_PER_PROTEST;

/** A socialist of the holding box takes the place of one unrest. */
export function calm(game: Table, province: number): void {
  const { mem } = game;
  mem[HOLDING_BOX]--;
  mem[SOCIALISTS + province]++;
  emit(game, 'socialist', province, 1);
  changeUnrest(game, province, -1);
}

export function socialistsOnMap({ mem }: Table): number {
  let n = 0;
  for (let province = FIRST_EAST; province < PROVINCE_COUNT; province++) {
    n += mem[SOCIALISTS + province];
  }
  return n;
}
