import { newMask } from '@brink/kernel';
import { influenceOf, stabilityOf } from '../influence.ts';
import { offerCoups, type CoupOptions } from '../operations/coup.ts';
import {
  offerRealignments,
  realignmentModifier,
  type RealignOptions,
} from '../operations/realign.ts';
import { opsIn } from '../ops-value.ts';
import { US, rivalOf, type Side } from '../sides.ts';
import { COUNTRY_WORDS, DEFCON, MAX_COUNTRIES, MILITARY_OPS, PHASING, ROUND } from '../state.ts';
import { COUP_WITH_OPS, type CoupKind, type Table } from '../world.ts';
import type { Alarm } from './alarm.ts';
import { DECISIVE, stateOf, type Board } from './board.ts';

/** What a game says of its coups beyond the rules. */
export interface Coups {
  /** How likely a coup there is to lower DEFCON, as far as its player can know. */
  readonly dropChance: (game: Table, side: Side, country: number, kind: CoupKind) => number;
  /** Whether any coup would lose the game for the side that attempts it. */
  readonly isSuicide?: (game: Table, side: Side) => boolean;
  /** Whether that side may end this first. */
  readonly mayEndSuicide?: (game: Table, side: Side) => boolean;
  /** How likely it is to lower DEFCON by 2, where that can happen. */
  readonly doubleDropChance?: Coups['dropChance'];
}

export interface Striking {
  readonly coupValue: (
    game: Table,
    side: Side,
    country: number,
    ops: number,
    options?: CoupOptions,
  ) => number;
  readonly realignValue: (game: Table, side: Side, country: number, bonus?: number) => number;
  /** The best coup a side can pay for with its operations, or -DECISIVE if there is none. */
  readonly bestCoup: (
    game: Table,
    side: Side,
    card: number,
    raw: number,
    options?: CoupOptions,
  ) => number;
  /** The same for 0, 1, 2… operations, before bonuses. */
  readonly weighCoups: (game: Table, side: Side, card: number, best: Float64Array) => void;
  /** The best single roll, or -DECISIVE if there is none. */
  readonly bestRoll: (game: Table, side: Side, options?: RealignOptions) => number;
  /**
   * How likely a side could lower DEFCON by a coup now: with operations, or as an event grants; once
   * it has ended what makes coups suicide, if it may.
   */
  readonly bestDropChance: (game: Table, side: Side, options?: CoupOptions) => number;
  /** Whether ending what makes coups suicide lets a side win by one at once. */
  readonly winsOnceFree: (game: Table, side: Side, options?: CoupOptions) => boolean;
}

/** What the military operations of a coup or war are worth to a side. */
export function militaryWorth(game: Table, side: Side, points: number): number {
  const { mem, rules } = game;
  const missing = Math.max(0, mem[DEFCON] - mem[MILITARY_OPS + side]);
  const gained = Math.min(points, missing);
  const left = Math.max(0, rules.rule.roundsOf(game, side) - mem[ROUND]);
  return gained * (left <= 1 ? 1 : left <= 3 ? 0.75 : 0.5);
}

/** Nuclear war: who answers for it has lost. */
export const warFor = (game: Table, side: Side): number =>
  game.mem[PHASING] === side ? -DECISIVE : DECISIVE;

/** Ways in which the dice of a realignment can differ, from -5 to 5, of 36. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** So many rolls: later ones are worth less than the first. */
export const rollsValue = (best: number, rolls: number): number =>
  best <= 0 ? best : best * (1 + 0.7 * (rolls - 1));

const DICE = 6;
/** A side's operations, bonuses and die never come to more. */
const HIGHEST = 15;
/** DEFCON 2 would force cards on the side that it must not play there. */
const PRESSED = -15;
const UNEASY = -2.5;

const anywhere: CoupOptions & RealignOptions = { kind: COUP_WITH_OPS };

/** Weighs coups and realignments on the map of a game. */
export function strikingOn(board: Board, coups: Coups, alarm: Alarm): Striking {
  const { dropChance, isSuicide, mayEndSuicide, doubleDropChance } = coups;
  const targets = newMask();

  /** What a lower DEFCON means to the side that lowers it: fewer coups for the other. */
  function tensionValue(game: Table, side: Side): number {
    const { mem } = game;
    const level = mem[DEFCON];
    if (level === 2) return warFor(game, side);
    if (level === 3 && alarm.excess >= 0) return alarm.excess > 0 ? PRESSED : UNEASY;
    const rivalNeeds = Math.max(0, level - mem[MILITARY_OPS + rivalOf(side)]);
    return level === 3 ? 0.25 + 0.15 * rivalNeeds : 0.1;
  }

  /** What a coup brings besides influence: military operations, and a lower DEFCON. */
  function coupBesides(
    game: Table,
    side: Side,
    country: number,
    ops: number,
    { kind, countsAsMilitary, sparesDefcon }: CoupOptions,
  ): number {
    const isMilitary = kind === COUP_WITH_OPS || countsAsMilitary === true;
    const value = isMilitary ? militaryWorth(game, side, ops) : 0;
    const chance = sparesDefcon === true ? 0 : dropChance(game, side, country, kind);
    if (chance <= 0) return value;
    const tension = value + chance * tensionValue(game, side);
    if (!doubleDropChance || game.mem[DEFCON] !== 3) return tension;
    return tension + doubleDropChance(game, side, country, kind) * warFor(game, side);
  }

  /** The influence that a coup with this result changes, in VP for the side. */
  function coupGain(game: Table, side: Side, country: number, result: number): number {
    if (result <= 0) return 0;
    const rival = influenceOf(game, rivalOf(side), country);
    const removed = Math.min(rival, result);
    const added = influenceOf(game, side, country) + result - removed;
    return side === US
      ? board.shiftTo(game, country, added, rival - removed)
      : -board.shiftTo(game, country, rival - removed, added);
  }

  const coupValue: Striking['coupValue'] = (game, side, country, ops, options = anywhere) => {
    if (isSuicide?.(game, side) === true) return -DECISIVE;
    const { rule } = game.rules;
    const base = ops + rule.coupDie(game, side, country) - 2 * stabilityOf(game, country);
    let value = 0;
    for (let die = 1; die <= DICE; die++) value += coupGain(game, side, country, base + die);
    return value / DICE + coupBesides(game, side, country, ops, options);
  };

  /** Sums of what results up to so much gain a side in a country, kept while they hold. */
  const sums = new Float64Array(2 * MAX_COUNTRIES * (HIGHEST + 1));
  const summedAt = new Int32Array(2 * MAX_COUNTRIES).fill(-1);
  const stateSummed = new Int32Array(2 * MAX_COUNTRIES);

  function sumsOf(game: Table, side: Side, country: number): number {
    const at = side * MAX_COUNTRIES + country;
    const first = at * (HIGHEST + 1);
    const reading = board.readingOf(country);
    const state = stateOf(game, country);
    if (summedAt[at] === reading && stateSummed[at] === state) return first;
    summedAt[at] = reading;
    stateSummed[at] = state;
    const highest = HIGHEST - 2 * stabilityOf(game, country);
    for (let result = 1; result <= highest; result++) {
      sums[first + result] = sums[first + result - 1] + coupGain(game, side, country, result);
    }
    return first;
  }

  const weighCoups: Striking['weighCoups'] = (game, side, card, best) => {
    best.fill(-DECISIVE);
    if (isSuicide?.(game, side) === true) return;
    targets.fill(0);
    offerCoups(game, side, anywhere, targets);
    const most = best.length - 1;
    for (let i = 0; i < COUNTRY_WORDS; i++) {
      for (let word = targets[i]; word !== 0; word &= word - 1) {
        const country = (i << 5) + 31 - Math.clz32(word & -word);
        const bonus = opsIn(game, side, card, most, country) - most;
        const stability = stabilityOf(game, country);
        const modifier = game.rules.rule.coupDie(game, side, country) - 2 * stability;
        const first = sumsOf(game, side, country);
        for (let raw = 0; raw <= most; raw++) {
          const ops = Math.max(1, raw + bonus);
          const top = Math.min(HIGHEST - 2 * stability, ops + modifier + DICE);
          const gained = top <= 0 ? 0 : sums[first + top] - sums[first + Math.max(0, top - DICE)];
          const value = gained / DICE + coupBesides(game, side, country, ops, anywhere);
          if (value > best[raw]) best[raw] = value;
        }
      }
    }
  };

  /** What one realignment roll is worth with this lead of modifiers, kept while it holds. */
  const rolls = new Float64Array(2 * MAX_COUNTRIES);
  const rolledAt = new Int32Array(2 * MAX_COUNTRIES).fill(-1);
  const stateRolled = new Int32Array(2 * MAX_COUNTRIES);
  const leadRolled = new Int8Array(2 * MAX_COUNTRIES);

  const realignValue: Striking['realignValue'] = (game, side, country, bonus = 0) => {
    const lead =
      bonus +
      realignmentModifier(game, side, country) -
      realignmentModifier(game, rivalOf(side), country);
    const at = side * MAX_COUNTRIES + country;
    const reading = board.readingOf(country);
    const state = stateOf(game, country);
    const isSame = rolledAt[at] === reading && stateRolled[at] === state;
    if (isSame && leadRolled[at] === lead) return rolls[at];
    rolledAt[at] = reading;
    stateRolled[at] = state;
    leadRolled[at] = lead;
    rolls[at] = rollValue(game, side, country, lead);
    return rolls[at];
  };

  function rollValue(game: Table, side: Side, country: number, lead: number): number {
    const own = influenceOf(game, side, country);
    const rival = influenceOf(game, rivalOf(side), country);
    let value = 0;
    for (let i = 0; i < WAYS.length; i++) {
      const difference = i - 5 + lead;
      if (difference === 0) continue;
      const ownAfter = difference < 0 ? Math.max(0, own + difference) : own;
      const rivalAfter = difference > 0 ? Math.max(0, rival - difference) : rival;
      if (ownAfter === own && rivalAfter === rival) continue;
      value +=
        WAYS[i] *
        (side === US
          ? board.shiftTo(game, country, ownAfter, rivalAfter)
          : -board.shiftTo(game, country, rivalAfter, ownAfter));
    }
    return value / 36;
  }

  const bestCoup: Striking['bestCoup'] = (game, side, card, raw, options = anywhere) => {
    targets.fill(0);
    offerCoups(game, side, options, targets);
    let best = -DECISIVE;
    for (let i = 0; i < COUNTRY_WORDS; i++) {
      for (let word = targets[i]; word !== 0; word &= word - 1) {
        const country = (i << 5) + 31 - Math.clz32(word & -word);
        const ops = opsIn(game, side, card, raw, country);
        const value = coupValue(game, side, country, ops, options);
        if (value > best) best = value;
      }
    }
    return best;
  };

  const bestRoll: Striking['bestRoll'] = (game, side, options = anywhere) => {
    targets.fill(0);
    offerRealignments(game, side, options, targets);
    let best = -DECISIVE;
    for (let i = 0; i < COUNTRY_WORDS; i++) {
      for (let word = targets[i]; word !== 0; word &= word - 1) {
        const country = (i << 5) + 31 - Math.clz32(word & -word);
        const value = realignValue(game, side, country, options.bonus);
        if (value > best) best = value;
      }
    }
    return best;
  };

  const bestDropChance: Striking['bestDropChance'] = (game, side, options = anywhere) => {
    if (options.sparesDefcon === true) return 0;
    if (isSuicide?.(game, side) === true && mayEndSuicide?.(game, side) !== true) return 0;
    targets.fill(0);
    offerCoups(game, side, options, targets);
    let best = 0;
    for (let i = 0; i < COUNTRY_WORDS; i++) {
      for (let word = targets[i]; word !== 0; word &= word - 1) {
        const country = (i << 5) + 31 - Math.clz32(word & -word);
        const chance = dropChance(game, side, country, options.kind);
        if (chance >= 1) return 1;
        if (chance > best) best = chance;
      }
    }
    return best;
  };

  const winsOnceFree: Striking['winsOnceFree'] = (game, side, options) =>
    game.mem[DEFCON] === 2 &&
    isSuicide?.(game, side) === true &&
    warFor(game, side) > 0 &&
    bestDropChance(game, side, options) >= 1;

  return { coupValue, realignValue, bestCoup, weighCoups, bestRoll, bestDropChance, winsOnceFree };
}
