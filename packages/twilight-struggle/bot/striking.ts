import { newMask } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  COUP_WITH_OPS,
  DEFCON,
  MILITARY_OPS,
  PRESENCE,
  US,
  influenceOf,
  isBattleground,
  isRaised,
  offerCoups,
  offerRealignments,
  opsIn,
  realignmentModifier,
  rivalOf,
  stabilityOf,
  type CoupKind,
  type CoupOptions,
  type Side,
  type Table,
} from '@brink/struggle';
import { DECISIVE } from '@brink/struggle/bot/board';
import { militaryWorth, warFor } from '@brink/struggle/bot/striking';
import { COUNTRY_COUNT } from '../data/countries.ts';
import { CubanMissileCrisis } from '../flags.ts';
import { alarm } from './alarm.ts';
import { readingOf, shiftTo, stateOf } from './board.ts';

/** What a lower DEFCON means to the side that lowers it: fewer coups for the other. */
function tensionValue(game: Table, side: Side): number {
  const { mem } = game;
  const level = mem[DEFCON];
  if (level === 2) return warFor(game, side);
  if (level === 3 && alarm.excess >= 0) return alarm.excess > 0 ? -15 : -2.5;
  const rivalNeeds = Math.max(0, level - mem[MILITARY_OPS + rivalOf(side)]);
  return level === 3 ? 0.25 + 0.15 * rivalNeeds : 0.1;
}

/** What a coup brings besides influence: military operations, and a lower DEFCON. */
function coupBesides(
  game: Table,
  side: Side,
  country: number,
  ops: number,
  kind: CoupKind,
): number {
  let value = kind === COUP_WITH_OPS ? militaryWorth(game, side, ops) : 0;
  if (isBattleground(game, country) && !game.rules.rule.coupSparesDefcon(game, side, kind)) {
    value += tensionValue(game, side);
  }
  return value;
}

/** The influence that a coup with this result changes, in VP for the side. */
function coupGain(game: Table, side: Side, country: number, result: number): number {
  if (result <= 0) return 0;
  const rival = influenceOf(game, rivalOf(side), country);
  const removed = Math.min(rival, result);
  const added = influenceOf(game, side, country) + result - removed;
  return side === US
    ? shiftTo(game, country, added, rival - removed)
    : -shiftTo(game, country, rival - removed, added);
}

/** What a coup is worth on average to a side. */
export function coupValue(
  game: Table,
  side: Side,
  country: number,
  ops: number,
  kind: CoupKind,
): number {
  if (isRaised(game, CubanMissileCrisis + side)) return -DECISIVE;
  const base = ops + game.rules.rule.coupDie(game, side, country) - 2 * stabilityOf(game, country);
  let value = 0;
  for (let die = 1; die <= 6; die++) value += coupGain(game, side, country, base + die);
  return value / 6 + coupBesides(game, side, country, ops, kind);
}

/** Ways in which the dice of a realignment can differ, from -5 to 5, of 36. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

const rolls = new Float64Array(2 * COUNTRY_COUNT);
const rolledAt = new Int32Array(2 * COUNTRY_COUNT).fill(-1);
const stateRolled = new Int32Array(2 * COUNTRY_COUNT);
const leadRolled = new Int8Array(2 * COUNTRY_COUNT);

/** What one realignment roll is worth on average to a side. */
export function realignValue(game: Table, side: Side, country: number): number {
  const lead =
    realignmentModifier(game, side, country) - realignmentModifier(game, rivalOf(side), country);
  const at = side * COUNTRY_COUNT + country;
  const reading = readingOf(country);
  const state = stateOf(game, country);
  const isSame = rolledAt[at] === reading && stateRolled[at] === state;
  if (isSame && leadRolled[at] === lead) return rolls[at];
  rolledAt[at] = reading;
  stateRolled[at] = state;
  leadRolled[at] = lead;
  rolls[at] = rollValue(game, side, country, lead);
  return rolls[at];
}

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
        ? shiftTo(game, country, ownAfter, rivalAfter)
        : -shiftTo(game, country, rivalAfter, ownAfter));
  }
  return value / 36;
}

const targets = newMask();
const anywhere: CoupOptions = { kind: COUP_WITH_OPS };

/** The best coup a side can pay for with its operations, or -DECISIVE if there is none. */
export function bestCoup(
  game: Table,
  side: Side,
  card: number,
  raw: number,
  options = anywhere,
): number {
  targets.fill(0);
  offerCoups(game, side, options, targets);
  let best = -DECISIVE;
  for (let i = 0; i < COUNTRY_WORDS; i++) {
    for (let word = targets[i]; word !== 0; word &= word - 1) {
      const country = (i << 5) + 31 - Math.clz32(word & -word);
      const ops = opsIn(game, side, card, raw, country);
      const value = coupValue(game, side, country, ops, options.kind);
      if (value > best) best = value;
    }
  }
  return best;
}

const DICE = 6;
/** A side's operations, bonuses and die never come to more. */
const HIGHEST = 15;

/**
 * Sums of what results up to so much gain a side in a country, worked out anew only where
 * something has changed.
 */
const sums = new Float64Array(2 * COUNTRY_COUNT * (HIGHEST + 1));
const summedAt = new Int32Array(2 * COUNTRY_COUNT).fill(-1);
const stateSummed = new Int32Array(2 * COUNTRY_COUNT);

function sumsOf(game: Table, side: Side, country: number): number {
  const at = side * COUNTRY_COUNT + country;
  const first = at * (HIGHEST + 1);
  const reading = readingOf(country);
  const state = stateOf(game, country);
  if (summedAt[at] === reading && stateSummed[at] === state) return first;
  summedAt[at] = reading;
  stateSummed[at] = state;
  // With a stability of 1 and no modifiers the highest result is two below.
  const highest = HIGHEST - 2 * stabilityOf(game, country);
  for (let result = 1; result <= highest; result++) {
    sums[first + result] = sums[first + result - 1] + coupGain(game, side, country, result);
  }
  return first;
}

/** The best coup for 0, 1, 2… operations, before bonuses; -DECISIVE where there is none. */
export function weighCoups(game: Table, side: Side, card: number, best: Float64Array): void {
  best.fill(-DECISIVE);
  if (isRaised(game, CubanMissileCrisis + side)) return;
  targets.fill(0);
  offerCoups(game, side, anywhere, targets);
  const most = best.length - 1;
  for (let i = 0; i < COUNTRY_WORDS; i++) {
    for (let word = targets[i]; word !== 0; word &= word - 1) {
      const country = (i << 5) + 31 - Math.clz32(word & -word);
      const bonus = opsIn(game, side, card, most, country) - most;
      const modifier =
        game.rules.rule.coupDie(game, side, country) - 2 * stabilityOf(game, country);
      const first = sumsOf(game, side, country);
      for (let raw = 0; raw <= most; raw++) {
        const ops = Math.max(1, raw + bonus);
        const top = ops + modifier + DICE;
        const gained = top <= 0 ? 0 : sums[first + top] - sums[first + Math.max(0, top - DICE)];
        const value = gained / DICE + coupBesides(game, side, country, ops, COUP_WITH_OPS);
        if (value > best[raw]) best[raw] = value;
      }
    }
  }
}

/** The best single roll, or -DECISIVE if there is none. */
export function bestRoll(game: Table, side: Side, options = anywhere): number {
  targets.fill(0);
  offerRealignments(game, side, options, targets);
  let best = -DECISIVE;
  for (let i = 0; i < COUNTRY_WORDS; i++) {
    for (let word = targets[i]; word !== 0; word &= word - 1) {
      const value = realignValue(game, side, (i << 5) + 31 - Math.clz32(word & -word));
      if (value > best) best = value;
    }
  }
  return best;
}

/** Whether a side could attempt a coup in a battleground with operations at this DEFCON level. */
export function canCoupBattleground(game: Table, side: Side): boolean {
  targets.fill(0);
  offerCoups(game, side, anywhere, targets);
  for (let i = 0; i < COUNTRY_WORDS; i++) {
    const rival = game.sets[PRESENCE + rivalOf(side) * COUNTRY_WORDS + i];
    for (let word = targets[i] & rival; word !== 0; word &= word - 1) {
      if (isBattleground(game, (i << 5) + 31 - Math.clz32(word & -word))) return true;
    }
  }
  return false;
}
