import { newMask } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  PRESENCE,
  REACH,
  US,
  controls,
  influenceOf,
  isBattleground,
  rivalOf,
  stabilityOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { regionOf, shift, stakeIn, weights } from './board.ts';

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
      if (isBattleground(game, other)) opened += weights[regionOf(other)];
    }
  }
  return opened;
}

/** The best aim for a side's points in a country: how many points, at what price, for what gain. */
export const aim = { points: 0, cost: 0, gain: 0, rate: 0 };

const gainOf = (game: Table, side: Side, country: number, points: number): number =>
  side === US ? shift(game, country, points, 0) : -shift(game, country, 0, points);

function consider(points: number, cost: number, gain: number, budget: number): void {
  const rate = (gain / cost) * (cost <= budget ? 1 : UNFINISHED * (0.5 + (0.5 * budget) / cost));
  if (rate <= aim.rate) return;
  aim.points = points;
  aim.cost = cost;
  aim.gain = gain;
  aim.rate = rate;
}

/** A lead so far beyond control needs no more. */
const SAFE = 3;
const TRIFLE = 0.08;

function settle(): void {
  aim.points = 1;
  aim.cost = 1;
  aim.gain = 0.001;
  aim.rate = 0.001;
}

/** Looks for the best aim with a budget of points; `aim.rate` is its gain a point. */
export function findAim(game: Table, side: Side, country: number, budget: number): void {
  const rival = rivalOf(side);
  const own = influenceOf(game, side, country);
  const lead = own - influenceOf(game, rival, country);
  const stability = stabilityOf(game, country);
  aim.rate = -1;
  // Nothing is at stake here, or all that is at stake is safe.
  const isSettled = lead - stability >= SAFE;
  if (own > 0 && (isSettled || stakeIn(game, country) < TRIFLE)) return settle();
  const access = own === 0 ? ACCESS * opensTo(game, side, country) : 0;
  if (controls(game, rival, country)) {
    const broken = -lead - stability + 1;
    consider(broken, 2 * broken, gainOf(game, side, country, broken) + access, budget);
    const taken = stability - lead;
    consider(taken, broken + taken, gainOf(game, side, country, taken) + access, budget);
  } else if (lead < stability) {
    const taken = stability - lead;
    consider(taken, taken, gainOf(game, side, country, taken) + access, budget);
    if (taken > budget || access > 0)
      consider(1, 1, gainOf(game, side, country, 1) + access, budget);
  } else {
    consider(1, 1, gainOf(game, side, country, 1) + access, budget);
  }
}

const MOST_POINTS = 5;
const best = new Float64Array(MOST_POINTS + 1);
const reach = newMask();

/** What so many points of influence are worth if they go where they count most. */
export function placingValue(game: Table, side: Side, points: number): number {
  const { sets, rules } = game;
  const budget = Math.min(MOST_POINTS, points);
  reach.fill(0);
  for (let i = 0; i < COUNTRY_WORDS; i++) reach[i] = sets[REACH + side * COUNTRY_WORDS + i];
  rules.rule.limitPlacing(game, side, reach);
  best.fill(0);
  for (let i = 0; i < COUNTRY_WORDS; i++) {
    for (let word = reach[i]; word !== 0; word &= word - 1) {
      const country = (i << 5) + 31 - Math.clz32(word & -word);
      findAim(game, side, country, budget);
      if (aim.rate <= 0) continue;
      const cost = Math.min(aim.cost, budget);
      const gain = aim.cost <= budget ? aim.gain : aim.rate * budget;
      for (let k = budget; k >= cost; k--) {
        const value = best[k - cost] + gain;
        if (value > best[k]) best[k] = value;
      }
    }
  }
  return best[budget];
}

export const hasInfluence = (game: Table, side: number, country: number): boolean =>
  (game.sets[PRESENCE + side * COUNTRY_WORDS + (country >> 5)] & (1 << (country & 31))) !== 0;
