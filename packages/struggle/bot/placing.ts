import { newMask } from '@brink/kernel';
import { controls, influenceOf, stabilityOf } from '../influence.ts';
import { rivalOf, type Side } from '../sides.ts';
import { COUNTRY_WORDS, REACH } from '../state.ts';
import type { Table } from '../world.ts';
import { adding, type Board } from './board.ts';

/** Points that do not yet reach what they are meant for are worth this part of it. */
const UNFINISHED = 0.45;
/** A lead so far beyond control needs no more. */
const SAFE = 3;
const TRIFLE = 0.08;
const MOST_POINTS = 5;

/** The best aim for a side's points in a country: at what price, for what gain. */
export const aim = { cost: 0, gain: 0, rate: 0 };

function consider(cost: number, gain: number, budget: number): void {
  const rate = (gain / cost) * (cost <= budget ? 1 : UNFINISHED * (0.5 + (0.5 * budget) / cost));
  if (rate <= aim.rate) return;
  aim.cost = cost;
  aim.gain = gain;
  aim.rate = rate;
}

function settle(): void {
  aim.cost = 1;
  aim.gain = 0.001;
  aim.rate = 0.001;
}

/** Looks for the best aim with a budget of points; `aim.rate` is its gain a point. */
export function findAim(
  board: Board,
  game: Table,
  side: Side,
  country: number,
  budget: number,
): void {
  const rival = rivalOf(side);
  const own = influenceOf(game, side, country);
  const lead = own - influenceOf(game, rival, country);
  const stability = stabilityOf(game, country);
  aim.rate = -1;
  // Nothing is at stake here, or all that is at stake is safe.
  const isSettled = lead - stability >= SAFE;
  if (own > 0 && (isSettled || board.stakeIn(game, country) < TRIFLE)) return settle();
  const access = own === 0 ? board.accessTo(game, side, country) : 0;
  if (controls(game, rival, country)) {
    const broken = -lead - stability + 1;
    consider(2 * broken, adding(board, game, side, country, broken) + access, budget);
    const taken = stability - lead;
    consider(broken + taken, adding(board, game, side, country, taken) + access, budget);
  } else if (lead < stability) {
    const taken = stability - lead;
    consider(taken, adding(board, game, side, country, taken) + access, budget);
    if (taken > budget || access > 0)
      consider(1, adding(board, game, side, country, 1) + access, budget);
  } else {
    consider(1, adding(board, game, side, country, 1) + access, budget);
  }
}

const best = new Float64Array(MOST_POINTS + 1);
const reach = newMask();

/** What so many points of influence are worth if they go where they count most. */
export function placingValue(board: Board, game: Table, side: Side, points: number): number {
  const { sets, rules } = game;
  const budget = Math.min(MOST_POINTS, points);
  reach.fill(0);
  for (let i = 0; i < COUNTRY_WORDS; i++) reach[i] = sets[REACH + side * COUNTRY_WORDS + i];
  rules.rule.limitPlacing(game, side, reach);
  best.fill(0);
  for (let i = 0; i < COUNTRY_WORDS; i++) {
    for (let word = reach[i]; word !== 0; word &= word - 1) {
      const country = (i << 5) + 31 - Math.clz32(word & -word);
      findAim(board, game, side, country, budget);
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
