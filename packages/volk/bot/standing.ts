import { UNREST_PER_PROTEST } from '../data/tracks.ts';
import { Track } from '../deck/item.ts';
import { exportValue, factoryValue, hasFactory, hasLine, isRundown } from '../board/economy.ts';
import { highestStandard, standardOf } from '../board/living-standard.ts';
import {
  CITY_COUNT,
  FIRST_EAST,
  LINE_COUNT,
  NI,
  SH,
  WB,
  across,
  ownerOfCity,
  ownerOfLine,
  sideOfProvince,
} from '../board/map.ts';
import { positionOn } from '../board/tracks.ts';
import { unrestOf } from '../board/unrest.ts';
import { cardOf, isIn } from '../cards.ts';
import { LAST_CARD } from '../deck/deck.ts';
import { isExporting } from '../end/03-currency.ts';
import { envyOf } from '../end/06-comparison.ts';
import { policeCount } from '../items/police.ts';
import { EAST, WEST } from '../sides.ts';
import { DECADE, HOLDING_BOX, PLAYED, PROVINCE_COUNT, WALL } from '../state.ts';
import type { Table } from '../volk.ts';

/** Unrest that provinces would have after the comparisons; scratch. */
const expected = new Float64Array(PROVINCE_COUNT);

/** Adds what the comparisons of the decade's end would bring if it came now. */
function foresee(game: Table): void {
  const best = [highestStandard(game, WEST), highestStandard(game, EAST)];
  for (let p = 0; p < PROVINCE_COUNT; p++) {
    expected[p] =
      unrestOf(game, p) + envyOf(game, p, best[sideOfProvince(p)] - standardOf(game, p));
  }
  for (let p = 0; p < PROVINCE_COUNT; p++) {
    const strength = standardOf(game, p) - Math.floor(unrestOf(game, p) / UNREST_PER_PROTEST);
    let worst = 0;
    let target = -1;
    for (const q of across[p]) {
      const unrest = strength - standardOf(game, q);
      if (unrest <= 0) continue;
      if (p === WB) expected[q] += unrest;
      else if (unrest > worst) [worst, target] = [unrest, q];
    }
    if (target >= 0) expected[target] += worst;
  }
}

/** Mass protests that a state has to fear, in parts. */
function danger(side: number): number {
  let sum = 0;
  for (let p = 0; p < PROVINCE_COUNT; p++) {
    if (sideOfProvince(p) !== side) continue;
    const full = Math.floor(expected[p] / UNREST_PER_PROTEST);
    const rest = (expected[p] % UNREST_PER_PROTEST) / UNREST_PER_PROTEST;
    sum += full + 0.55 * rest * rest + 0.25 * rest;
    if (p === WB) sum += full;
  }
  return sum;
}

/** Build points that a side could lose, and what its factories are worth. */
function economy(game: Table, side: number): number {
  let sum = 0;
  for (let city = 0; city < CITY_COUNT; city++) {
    if (ownerOfCity[city] === side && hasFactory(game, city)) {
      sum += 0.5 * factoryValue(game, city) + (isRundown(game, city) ? -0.3 : 0.4);
    }
  }
  for (let line = 0; line < LINE_COUNT; line++) {
    if (ownerOfLine[line] === side && hasLine(game, line)) sum += 0.35;
  }
  return sum;
}

function points(game: Table, side: number): number {
  let n = 0;
  for (let city = 0; city < CITY_COUNT; city++) {
    if (ownerOfCity[city] === side && hasFactory(game, city) && !isRundown(game, city)) n++;
  }
  for (let line = 0; line < LINE_COUNT; line++) {
    if (ownerOfLine[line] === side && hasLine(game, line)) n++;
  }
  return n;
}

/** Living standard that its export factory carries counts in full. */
function welfare(game: Table, side: number): number {
  let sum = 0;
  for (let p = 0; p < PROVINCE_COUNT; p++) {
    if (sideOfProvince(p) !== side) continue;
    const level = standardOf(game, p);
    const carried = p === WB ? level : Math.min(level, exportValue(game, p, p === NI ? NI : SH));
    sum += carried + 0.3 * (level - carried);
  }
  return sum;
}

function runners(game: Table): number {
  let n = 0;
  for (let card = 1; card <= LAST_CARD; card++) {
    if (isIn(game, PLAYED, card)) n += cardOf(game, card).flight;
  }
  return n;
}

/** What the end of the decade would cost East: flight, police, currency. */
export function eastLosses(game: Table): number {
  let least = Infinity;
  let sum = 0;
  for (let p = FIRST_EAST; p < PROVINCE_COUNT; p++) {
    least = Math.min(least, standardOf(game, p));
    sum += standardOf(game, p);
  }
  let weakest = Infinity;
  for (let p = 0; p < FIRST_EAST; p++) {
    if (p !== WB) weakest = Math.min(weakest, exportValue(game, p, p === NI ? NI : SH));
  }
  let exporting = 0;
  for (let p = FIRST_EAST; p < PROVINCE_COUNT; p++) {
    if (isExporting(game, p, weakest)) exporting++;
  }
  const balance = positionOn(game, Track.currency) + exporting - sum;
  const steps = runners(game) + highestStandard(game, WEST) + policeCount(game) / 2 - least;
  const flight = game.mem[WALL] === 1 ? 1 : Math.max(0, steps) / 2;
  return flight + policeCount(game) + 0.7 * Math.max(0, -balance) - 0.1 * Math.max(0, balance);
}

/** How far West is ahead in the game of the two German states, without looking ahead: 0 is even. */
export function westLead(game: Table): number {
  foresee(game);
  const [west, east] = [danger(WEST), danger(EAST)];
  const left = points(game, EAST) - eastLosses(game);
  // Insolvency is near when little would be left.
  const insolvency = left >= 8 ? 0 : (8 - left) * 0.16;
  const collapse =
    0.55 * (Math.max(0, east - 1.5) - Math.max(0, west - 1.5)) + 0.22 * (east - west);
  const tracks =
    -0.11 * positionOn(game, Track.prestige) -
    0.09 * positionOn(game, Track.currency) -
    0.1 * positionOn(game, Track.socialists) -
    0.1 * game.mem[HOLDING_BOX];
  const growth =
    0.05 * (economy(game, WEST) - 1.3 * economy(game, EAST)) +
    0.13 * (welfare(game, WEST) - welfare(game, EAST));
  const survival = 0.12 * (game.mem[DECADE] - 1) + 0.2;
  return collapse + insolvency + tracks + growth - survival;
}
