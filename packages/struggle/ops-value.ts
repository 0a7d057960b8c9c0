import type { Side } from './sides.ts';
import type { Table } from './world.ts';

/**
 * Operations of a card before region bonuses. May be 0: the floor of 1 comes after the
 * bonuses, for all changes are added first (§7.4).
 */
export function rawOps(game: Table, side: Side, printed: number): number {
  const { rule } = game.rules;
  return Math.min(Math.max(rule.maxOps, printed), printed + rule.opsModifier(game, side, printed));
}

/** The same for operations that an event grants. */
export function rawEventOps(game: Table, side: Side, printed: number): number {
  return game.rules.rule.modifiesEventOps(game) ? rawOps(game, side, printed) : printed;
}

/** What a card is worth where no region counts: space race, discards, headlines of events. */
export function opsOf(game: Table, side: Side, printed: number): number {
  return Math.max(1, rawOps(game, side, printed));
}

/** What it is worth if every point is used in `country`. */
export function opsIn(game: Table, side: Side, card: number, raw: number, country: number): number {
  let ops = raw;
  for (const { where, applies } of game.rules.bonuses) {
    if ((where[country >> 5] & (1 << (country & 31))) !== 0 && applies(game, side, card)) ops++;
  }
  return Math.max(1, ops);
}
