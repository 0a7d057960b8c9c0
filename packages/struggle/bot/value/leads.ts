import { PERIODS, periodsOf } from '@brink/kernel/learned-value';
import { influenceOf, stabilityOf } from '../../influence.ts';
import { US, USSR } from '../../sides.ts';
import { MAX_COUNTRIES, TURN } from '../../state.ts';
import type { Table } from '../../world.ts';
import type { Board } from '../board.ts';
import { LEADS, SECTIONS, leadBucket } from './features.ts';

/** What leads in countries are worth, as it was learned along with a value and is kept apart from it. */
export interface LearnedLeads {
  /** The newest rules of the games it was learned from. */
  readonly revision: number;
  readonly generation: number;
  readonly games: number;
  /** Weights are whole numbers of this. */
  readonly unit: number;
  /** Early, middle and late for each lead in each country. */
  readonly weights: readonly number[];
}

/** The weights of leads are the first of a value. */
export const LEAD_WEIGHTS = PERIODS * MAX_COUNTRIES * LEADS;

export const decodeLeads = ({ unit, weights }: LearnedLeads): Float32Array =>
  Float32Array.from(weights, (weight) => weight * unit);

/** What a game says of the leads that its bot has learned. */
export interface LeadSetting {
  readonly weights: Float32Array;
  /** Whether they were learned from games like this one. */
  readonly isLearnedFor: (game: Table) => boolean;
  readonly lastTurn: (game: Table) => number;
  /** How much a VP moves the logarithm of the odds now, by hand. */
  readonly oddsOfPoint: (game: Table) => number;
  /** How much of what was learned counts. */
  readonly trust: number;
}

const MOST_TURNS = 16;
/** Positions of a turn are judged as in its middle. */
const MIDDLE = 0.5;

/**
 * A board that also knows what was learned of leads: some countries matter more than what they
 * score, and so a bot that plays by it at once plays better. How the whole position stands it
 * leaves to the value, which knows it already.
 */
export function withLeads<B extends Board>(board: B, setting: LeadSetting): B {
  const { weights, isLearnedFor, lastTurn, oddsOfPoint, trust } = setting;
  const tables: Float32Array[] = [];
  const periods = new Float64Array(PERIODS);
  let table: Float32Array | undefined;

  /** In VP, by country and lead, as in the middle of the present turn. */
  function tableOf(game: Table): Float32Array {
    periodsOf((game.mem[TURN] - MIDDLE) / lastTurn(game), periods);
    const scale = trust / oddsOfPoint(game);
    return Float32Array.from({ length: MAX_COUNTRIES * LEADS }, (_, i) => {
      const at = PERIODS * (SECTIONS.countries + i);
      let sum = 0;
      for (let period = 0; period < PERIODS; period++)
        sum += periods[period] * weights[at + period];
      return scale * sum;
    });
  }

  const worthOf = (country: number, lead: number, stability: number): number =>
    lead === 0 ? 0 : table![country * LEADS + leadBucket(lead, stability)];

  return {
    ...board,
    read: (game, viewer) => {
      const at = MOST_TURNS * lastTurn(game) + game.mem[TURN];
      const next = isLearnedFor(game) ? (tables[at] ??= tableOf(game)) : undefined;
      // What was worked out with another table does not hold any more.
      if (next !== table) board.forget();
      table = next;
      board.read(game, viewer);
    },
    shiftTo: (game, country, us, ussr) => {
      const gain = board.shiftTo(game, country, us, ussr);
      if (table === undefined) return gain;
      const stability = stabilityOf(game, country);
      const lead = influenceOf(game, US, country) - influenceOf(game, USSR, country);
      return gain + worthOf(country, us - ussr, stability) - worthOf(country, lead, stability);
    },
  };
}
