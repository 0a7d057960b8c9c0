import { newMask } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  PRESENCE,
  REACH,
  US,
  influenceOf,
  isBattleground,
  rivalOf,
  stabilityOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { COUNTRY_COUNT } from '../data/countries.ts';
import { readingOf, regionOf, shift, stakeIn, stateOf, weightOf } from './board.ts';

/** Points that do not yet reach what they are meant for are worth this part of it. */
const UNFINISHED = 0.45;
/** A way to battlegrounds that a side cannot reach yet, a battleground. */
const ACCESS = 0.55;

/** Battlegrounds next to a country that a side could not reach so far. */
export function opensTo(game: Table, side: Side, country: number): number {
  const { sets, rules } = game;
  let opened = 0;
  for (let i = 0; i < COUNTRY_WORDS; i++) {
    const near = rules.adjacency[country * COUNTRY_WORDS + i];
    for (let word = near & ~sets[REACH + side * COUNTRY_WORDS + i]; word !== 0; word &= word - 1) {
      const other = (i << 5) + 31 - Math.clz32(word & -word);
      if (isBattleground(game, other)) opened += weightOf(regionOf(other));
    }
  }
  return opened;
}

const gainOf = (game: Table, side: Side, country: number, points: number): number =>
  side === US ? shift(game, country, points, 0) : -shift(game, country, 0, points);

/**
 * What a side can aim at with its points in a country: a number of points, what they cost, and
 * what they gain. Worked out anew only where something has changed; access counts extra.
 */
const MOST_AIMS = 2;
const aims = new Int8Array(2 * COUNTRY_COUNT);
const costs = new Int8Array(2 * COUNTRY_COUNT * MOST_AIMS);
const gains = new Float64Array(2 * COUNTRY_COUNT * MOST_AIMS);
const readAt = new Int32Array(2 * COUNTRY_COUNT).fill(-1);
const stateRead = new Int32Array(2 * COUNTRY_COUNT);

function note(at: number, cost: number, gain: number): void {
  costs[at * MOST_AIMS + aims[at]] = Math.min(cost, 99);
  gains[at * MOST_AIMS + aims[at]] = gain;
  aims[at]++;
}

/** A lead so far beyond control needs no more. */
const SAFE = 3;
const TRIFLE = 0.08;
const NEXT_TO_NOTHING = 0.001;

/** Lists the aims of a side in a country; answers where they are. */
function aimsIn(game: Table, side: Side, country: number): number {
  const at = side * COUNTRY_COUNT + country;
  const own = influenceOf(game, side, country);
  const rival = influenceOf(game, rivalOf(side), country);
  const stability = stabilityOf(game, country);
  const state = stateOf(game, country);
  const reading = readingOf(country);
  if (readAt[at] === reading && stateRead[at] === state) return at;
  readAt[at] = reading;
  stateRead[at] = state;
  aims[at] = 0;
  const lead = own - rival;
  // Nothing is at stake here, or all that is at stake is safe.
  const isSettled = lead - stability >= SAFE;
  if (own > 0 && (isSettled || stakeIn(game, country) < TRIFLE)) {
    note(at, 1, NEXT_TO_NOTHING);
  } else if (-lead >= stability) {
    const broken = -lead - stability + 1;
    note(at, 2 * broken, gainOf(game, side, country, broken));
    const taken = stability - lead;
    note(at, broken + taken, gainOf(game, side, country, taken));
  } else {
    const taken = stability - lead;
    if (taken > 1) note(at, taken, gainOf(game, side, country, taken));
    note(at, 1, gainOf(game, side, country, 1));
  }
  return at;
}

const accessOf = (game: Table, side: Side, country: number): number =>
  influenceOf(game, side, country) > 0 ? 0 : ACCESS * opensTo(game, side, country);

/** What part of an aim of this cost counts for a budget that does not reach it. */
const unfinished = (cost: number, budget: number): number =>
  UNFINISHED * (0.5 + (0.5 * budget) / cost);

/** The best gain a point of all aims in a country, for so many points. */
export function bestRate(game: Table, side: Side, country: number, budget: number): number {
  // A box beside the map is not weighed as a country.
  if (country >= COUNTRY_COUNT) return NaN;
  const at = aimsIn(game, side, country);
  const access = accessOf(game, side, country);
  let best = -1;
  for (let i = 0; i < aims[at]; i++) {
    const cost = costs[at * MOST_AIMS + i];
    const gain = gains[at * MOST_AIMS + i] + access;
    const rate = (gain / cost) * (cost <= budget ? 1 : unfinished(cost, budget));
    if (rate > best) best = rate;
  }
  return best;
}

export const MOST_POINTS = 6;
const reach = newMask();

/** What 1, 2, 3… points of influence are worth if they go where they count most. */
export function weighPlacing(game: Table, side: Side, best: Float64Array): void {
  const { sets, rules } = game;
  reach.fill(0);
  for (let i = 0; i < COUNTRY_WORDS; i++) reach[i] = sets[REACH + side * COUNTRY_WORDS + i];
  rules.rule.limitPlacing(game, side, reach);
  best.fill(0);
  for (let i = 0; i < COUNTRY_WORDS; i++) {
    for (let word = reach[i]; word !== 0; word &= word - 1) {
      const country = (i << 5) + 31 - Math.clz32(word & -word);
      if (country < COUNTRY_COUNT) addCountry(game, side, country, best);
    }
  }
}

/** One country more: with so many points either one of its aims, or none of them. */
function addCountry(game: Table, side: Side, country: number, best: Float64Array): void {
  const at = aimsIn(game, side, country);
  const access = accessOf(game, side, country);
  for (let k = MOST_POINTS; k >= 1; k--) {
    for (let i = 0; i < aims[at]; i++) {
      const cost = costs[at * MOST_AIMS + i];
      const gain = gains[at * MOST_AIMS + i] + access;
      if (gain <= 0) continue;
      const value = cost <= k ? best[k - cost] + gain : (gain / cost) * unfinished(cost, k) * k;
      if (value > best[k]) best[k] = value;
    }
  }
}

export const hasInfluence = (game: Table, side: number, country: number): boolean =>
  (game.sets[PRESENCE + side * COUNTRY_WORDS + (country >> 5)] & (1 << (country & 31))) !== 0;
