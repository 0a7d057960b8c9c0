import { newMask } from '@brink/kernel';
import { influenceOf, stabilityOf } from '../influence.ts';
import { rivalOf, type Side } from '../sides.ts';
import { COUNTRY_WORDS, MAX_COUNTRIES, REACH } from '../state.ts';
import type { Table } from '../world.ts';
import { adding, stateOf, type Board } from './board.ts';

/** Weighs where influence goes on the map of a game. */
export interface Placing {
  /** The best gain a point of all that so many points can aim at in a country. */
  readonly bestRate: (game: Table, side: Side, country: number, budget: number) => number;
  /** What 1, 2, 3… points are worth if they go where they count most. */
  readonly weighPlacing: (game: Table, side: Side, best: Float64Array) => void;
}

/** Points that do not yet reach what they are meant for are worth this part of it. */
const UNFINISHED = 0.45;
/** A lead so far beyond control needs no more. */
const SAFE = 3;
const TRIFLE = 0.08;
const NEXT_TO_NOTHING = 0.001;
const MOST_AIMS = 2;
const DEAREST = 99;

/** What part of an aim of this cost counts for a budget that does not reach it. */
const unfinished = (cost: number, budget: number): number =>
  UNFINISHED * (0.5 + (0.5 * budget) / cost);

export function placingOn(board: Board): Placing {
  /**
   * What a side can aim at in a country: what it costs, and what it gains. Worked out anew only
   * where something has changed; access counts extra.
   */
  const aims = new Int8Array(2 * MAX_COUNTRIES);
  const costs = new Int8Array(2 * MAX_COUNTRIES * MOST_AIMS);
  const gains = new Float64Array(2 * MAX_COUNTRIES * MOST_AIMS);
  const readAt = new Int32Array(2 * MAX_COUNTRIES).fill(-1);
  const stateRead = new Int32Array(2 * MAX_COUNTRIES);
  const reach = newMask();

  function note(at: number, cost: number, gain: number): void {
    costs[at * MOST_AIMS + aims[at]] = Math.min(cost, DEAREST);
    gains[at * MOST_AIMS + aims[at]] = gain;
    aims[at]++;
  }

  /** Lists the aims of a side in a country; answers where they are. */
  function aimsIn(game: Table, side: Side, country: number): number {
    const at = side * MAX_COUNTRIES + country;
    const state = stateOf(game, country);
    const reading = board.readingOf(country);
    if (readAt[at] === reading && stateRead[at] === state) return at;
    readAt[at] = reading;
    stateRead[at] = state;
    aims[at] = 0;
    const own = influenceOf(game, side, country);
    const lead = own - influenceOf(game, rivalOf(side), country);
    const stability = stabilityOf(game, country);
    // Nothing is at stake here, or all that is at stake is safe.
    const isSettled = lead - stability >= SAFE;
    if (own > 0 && (isSettled || board.stakeIn(game, country) < TRIFLE)) {
      note(at, 1, NEXT_TO_NOTHING);
    } else if (-lead >= stability) {
      const broken = -lead - stability + 1;
      note(at, 2 * broken, adding(board, game, side, country, broken));
      const taken = stability - lead;
      note(at, broken + taken, adding(board, game, side, country, taken));
    } else {
      const taken = stability - lead;
      if (taken > 1) note(at, taken, adding(board, game, side, country, taken));
      note(at, 1, adding(board, game, side, country, 1));
    }
    return at;
  }

  const accessOf = (game: Table, side: Side, country: number): number =>
    influenceOf(game, side, country) > 0 ? 0 : board.accessTo(game, side, country);

  /** One country more: with so many points either one of its aims, or none of them. */
  function addCountry(game: Table, side: Side, country: number, best: Float64Array): void {
    const at = aimsIn(game, side, country);
    const access = accessOf(game, side, country);
    for (let k = best.length - 1; k >= 1; k--) {
      for (let i = 0; i < aims[at]; i++) {
        const cost = costs[at * MOST_AIMS + i];
        const gain = gains[at * MOST_AIMS + i] + access;
        if (gain <= 0) continue;
        const value = cost <= k ? best[k - cost] + gain : (gain / cost) * unfinished(cost, k) * k;
        if (value > best[k]) best[k] = value;
      }
    }
  }

  return {
    bestRate: (game, side, country, budget) => {
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
    },
    weighPlacing: (game, side, best) => {
      const { sets, rules } = game;
      reach.fill(0);
      for (let i = 0; i < COUNTRY_WORDS; i++) reach[i] = sets[REACH + side * COUNTRY_WORDS + i];
      rules.rule.limitPlacing(game, side, reach);
      best.fill(0);
      for (let i = 0; i < COUNTRY_WORDS; i++) {
        for (let word = reach[i]; word !== 0; word &= word - 1) {
          const country = (i << 5) + 31 - Math.clz32(word & -word);
          if (country < rules.countryCount) addCountry(game, side, country, best);
        }
      }
    },
  };
}
