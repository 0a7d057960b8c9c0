import { program, step, type Program } from '@brink/kernel';
import { Track } from '../deck/item.ts';
import { exportValue, hasFactory } from '../board/economy.ts';
import { standardOf } from '../board/living-standard.ts';
import { FIRST_EAST, NI, SH, WB, citiesOf } from '../board/map.ts';
import { positionOn } from '../board/tracks.ts';
import { emit } from '../emit.ts';
import { PROVINCE_COUNT } from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { eastRunsDown } from './losses.ts';

export interface Currency {
  readonly track: number;
  /** The weakest export factory of the West. */
  readonly weakest: number;
  /** Provinces of the East that export. */
  readonly exporting: number;
  readonly standards: number;
  readonly balance: number;
}

/** Hamburg counts where that serves West: it can only raise the weakest factory. */
function weakestExport(game: Table): number {
  let best = 0;
  for (const hamburg of [SH, NI]) {
    let least = Infinity;
    for (let province = 0; province < FIRST_EAST; province++) {
      if (province !== WB) least = Math.min(least, exportValue(game, province, hamburg));
    }
    best = Math.max(best, least);
  }
  return best;
}

/**
 * Whether a province of the East earns western currency: it has a factory, be it run down to
 * nothing, and its best is no worse than the weakest of the West.
 */
export function isExporting(game: Table, province: number, weakest: number): boolean {
  if (exportValue(game, province, -1) < weakest) return false;
  for (const city of citiesOf[province]) if (hasFactory(game, city)) return true;
  return false;
}

export function currencyOf(game: Table): Currency {
  const track = positionOn(game, Track.currency);
  const weakest = weakestExport(game);
  let exporting = 0;
  let standards = 0;
  for (let province = FIRST_EAST; province < PROVINCE_COUNT; province++) {
    if (isExporting(game, province, weakest)) exporting++;
    standards += standardOf(game, province);
  }
  return { track, weakest, exporting, standards, balance: track + exporting - standards };
}

/** Phase 3. What East cannot pay in western currency lets its factories run down. */
export const currency: Program<Volk> = program('currency', [
  step((game) => {
    const { track, weakest, exporting, standards, balance } = currencyOf(game);
    emit(game, 'exportFactories', weakest);
    emit(game, 'currency', track, exporting, standards, balance);
  }),
  eastRunsDown((game) => Math.max(0, -currencyOf(game).balance)),
]);
