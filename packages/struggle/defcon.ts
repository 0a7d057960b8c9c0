import { emit } from './emit.ts';
import { endGame, isOver } from './result.ts';
import { rivalOf, type Side } from './sides.ts';
import { DEFCON, PHASING, REACHED_TWO, MILITARY_OPS } from './state.ts';
import type { Table } from './world.ts';

/** Sets DEFCON; at 1 the phasing player has begun a nuclear war and loses (§8.1.3). */
export function setDefcon(game: Table, level: number): void {
  const { mem } = game;
  const before = mem[DEFCON];
  const floor = game.rules.rule.defconFloor?.(game) ?? 1;
  const after = Math.max(floor, Math.min(5, level));
  if (after === before || isOver(game)) return;
  mem[DEFCON] = after;
  emit(game, 'defcon', after, after - before);
  if (after === 2) mem[REACHED_TWO] = 1;
  if (after === 1) endGame(game, rivalOf(mem[PHASING]), 'defcon');
}

/** Moves DEFCON by so many levels; 1 ends the game. */
export function changeDefcon(game: Table, change: number): void {
  setDefcon(game, game.mem[DEFCON] + change);
}

/** The track ends at 5. */
export function gainMilitaryOps(game: Table, side: Side, points: number): void {
  setMilitaryOps(game, side, game.mem[MILITARY_OPS + side] + points);
}

/** Sets the military operations of a side, 5 at most. */
export function setMilitaryOps(game: Table, side: Side, value: number): void {
  const after = Math.min(5, value);
  game.mem[MILITARY_OPS + side] = after;
  emit(game, 'militaryOps', side, after);
}
