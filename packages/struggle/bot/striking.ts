import { newMask } from '@brink/kernel';
import { influenceOf, stabilityOf } from '../influence.ts';
import { offerCoups, type CoupOptions } from '../operations/coup.ts';
import {
  offerRealignments,
  realignmentModifier,
  type RealignOptions,
} from '../operations/realign.ts';
import { opsIn } from '../ops-value.ts';
import { US, USSR, rivalOf, type Side } from '../sides.ts';
import { COUNTRY_WORDS, DEFCON, MILITARY_OPS, PHASING, ROUND } from '../state.ts';
import { COUP_WITH_OPS, type CoupKind, type Table } from '../world.ts';
import { alarm } from './alarm.ts';
import { DECISIVE, type Board } from './board.ts';

/** What a game says of its coups beyond the rules. */
export interface Coups {
  /** How likely a coup there is to lower DEFCON, as far as its player can know. */
  readonly dropChance: (game: Table, side: Side, country: number, kind: CoupKind) => number;
  /** How likely it is to lower DEFCON by 2, where that can happen. */
  readonly doubleDropChance?: (game: Table, country: number) => number;
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
  /** The best single roll, or -DECISIVE if there is none. */
  readonly bestRoll: (game: Table, side: Side, options?: RealignOptions) => number;
  /** How likely a side could lower DEFCON by a coup with operations now. */
  readonly bestDropChance: (game: Table, side: Side) => number;
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

/** What a lower DEFCON means to the side that lowers it: fewer coups for the other. */
function tensionValue(game: Table, side: Side): number {
  const { mem } = game;
  const level = mem[DEFCON];
  if (level === 2) return warFor(game, side);
  if (level === 3 && alarm.excess >= 0) return alarm.excess > 0 ? -6 : -2.5;
  const rivalNeeds = Math.max(0, level - mem[MILITARY_OPS + rivalOf(side)]);
  return level === 3 ? 0.25 + 0.15 * rivalNeeds : 0.1;
}

/** Ways in which the dice of a realignment can differ, from -5 to 5, of 36. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** So many rolls: later ones are worth less than the first. */
export const rollsValue = (best: number, rolls: number): number =>
  best <= 0 ? best : best * (1 + 0.7 * (rolls - 1));

const targets = newMask();
const anywhere: CoupOptions & RealignOptions = { kind: COUP_WITH_OPS };

/** Weighs coups and realignments on the map of a game. */
export function strikingOn(board: Board, { dropChance, doubleDropChance }: Coups): Striking {
  const coupValue: Striking['coupValue'] = (game, side, country, ops, options = anywhere) => {
    const us = influenceOf(game, US, country);
    const ussr = influenceOf(game, USSR, country);
    const own = side === US ? us : ussr;
    const rival = side === US ? ussr : us;
    const { rule } = game.rules;
    const base = ops + rule.coupDie(game, side, country) - 2 * stabilityOf(game, country);
    let value = 0;
    for (let die = 1; die <= 6; die++) {
      const result = base + die;
      if (result <= 0) continue;
      const removed = Math.min(rival, result);
      const added = own + result - removed;
      value +=
        side === US
          ? board.shiftTo(game, country, added, rival - removed)
          : -board.shiftTo(game, country, rival - removed, added);
    }
    value /= 6;
    if (options.kind === COUP_WITH_OPS || options.countsAsMilitary) {
      value += militaryWorth(game, side, ops);
    }
    if (options.sparesDefcon) return value;
    const chance = dropChance(game, side, country, options.kind);
    if (chance <= 0) return value;
    value += chance * tensionValue(game, side);
    const twice = game.mem[DEFCON] === 3 ? (doubleDropChance?.(game, country) ?? 0) : 0;
    return value + twice * warFor(game, side);
  };

  const realignValue: Striking['realignValue'] = (game, side, country, bonus = 0) => {
    const lead =
      bonus +
      realignmentModifier(game, side, country) -
      realignmentModifier(game, rivalOf(side), country);
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
  };

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

  const bestDropChance: Striking['bestDropChance'] = (game, side) => {
    targets.fill(0);
    offerCoups(game, side, anywhere, targets);
    let best = 0;
    for (let i = 0; i < COUNTRY_WORDS; i++) {
      for (let word = targets[i]; word !== 0; word &= word - 1) {
        const country = (i << 5) + 31 - Math.clz32(word & -word);
        const chance = dropChance(game, side, country, COUP_WITH_OPS);
        if (chance > best) best = chance;
      }
    }
    return best;
  };

  return { coupValue, realignValue, bestCoup, bestRoll, bestDropChance };
}
