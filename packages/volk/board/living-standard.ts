import { add, type Mask } from '@brink/kernel';
import { SECTORS } from '../data/provinces.ts';
import { emit } from '../emit.ts';
import { LIVING_STANDARD, PROVINCE_COUNT, SECTOR_STANDARD, USED } from '../state.ts';
import type { Table } from '../volk.ts';
import { economyOf } from './economy.ts';
import { FIRST_EAST, WB, sectorOf, sideOfProvince } from './map.ts';
import { changeUnrest } from './unrest.ts';

/** The economy that each level of living standard wants, and what a card may add to it. */
const ECONOMY_PER_LEVEL = 3;
const MAX_SUBSIDY = 2;
export const MAX_PROVINCES = 3;

export const standardOf = ({ mem }: Table, province: number): number =>
  mem[LIVING_STANDARD + province];

export function changeStandard(game: Table, province: number, change: number): void {
  game.mem[LIVING_STANDARD + province] += change;
  emit(game, 'livingStandard', province, change, game.mem[LIVING_STANDARD + province]);
}

/** West Berlin's living standard lies in its sectors. */
export function changeSector(game: Table, sector: number, change: number): void {
  game.mem[SECTOR_STANDARD + sector] += change;
  emit(game, 'sector', sector, change, game.mem[SECTOR_STANDARD + sector]);
  changeStandard(game, WB, change);
}

/** Sectors are filled evenly: only those with the least may get more. */
export function offerSectorsToFill({ mem }: Table, legal: Mask): void {
  let least = Infinity;
  for (let s = 0; s < SECTORS.length; s++) least = Math.min(least, mem[SECTOR_STANDARD + s]);
  for (let s = 0; s < SECTORS.length; s++) if (mem[SECTOR_STANDARD + s] === least) add(legal, s);
}

export function offerSectorsToEmpty({ mem }: Table, legal: Mask): void {
  for (let s = 0; s < SECTORS.length; s++) if (mem[SECTOR_STANDARD + s] > 0) add(legal, s);
}

/** What a card must add for the next level of a province; too much if it cannot. */
export function subsidyFor(game: Table, province: number): number {
  if (province === WB) return Infinity;
  const needed = ECONOMY_PER_LEVEL * (standardOf(game, province) + 1);
  const gap = Math.max(0, needed - economyOf(game, province));
  return gap > MAX_SUBSIDY ? Infinity : gap;
}

/** Provinces of a side that can be raised with what is left of the card's value. */
export function offerRaising(game: Table, side: number, value: number, legal: Mask): void {
  const [first, end] = side === 0 ? [0, FIRST_EAST] : [FIRST_EAST, PROVINCE_COUNT];
  for (let province = first; province < end; province++) {
    if (game.mem[USED] & (1 << province)) continue;
    if (subsidyFor(game, province) <= value) add(legal, province);
  }
}

/** A supplier may hand its new level on if it is then above West Berlin, sectors kept even. */
export function canPassOn(game: Table, province: number): boolean {
  const sector = sectorOf[province];
  if (sector < 0 || standardOf(game, province) <= standardOf(game, WB)) return false;
  const { mem } = game;
  for (let s = 0; s < SECTORS.length; s++) {
    if (mem[SECTOR_STANDARD + s] < mem[SECTOR_STANDARD + sector]) return false;
  }
  return true;
}

/** Raises a province by one level, which also calms one unrest. */
export function raise(game: Table, province: number): void {
  changeStandard(game, province, 1);
  changeUnrest(game, province, -1);
}

export function highestStandard(game: Table, side: number): number {
  let best = 0;
  for (let province = 0; province < PROVINCE_COUNT; province++) {
    if (sideOfProvince(province) === side) best = Math.max(best, standardOf(game, province));
  }
  return best;
}

export function lowestStandard(game: Table, side: number): number {
  let least = Infinity;
  for (let province = 0; province < PROVINCE_COUNT; province++) {
    if (sideOfProvince(province) === side) least = Math.min(least, standardOf(game, province));
  }
  return least;
}
