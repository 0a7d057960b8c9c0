import { ACTOR, FP, program, rollDie, step } from '@brink/kernel';
import { emit } from '../emit.ts';
import { opsOf } from '../ops-value.ts';
import { gainVp } from '../result.ts';
import { rivalOf, type Side } from '../sides.ts';
import { SPACE, SPACE_ATTEMPTS } from '../state.ts';
import type { Table, World } from '../world.ts';

export const isAheadInSpace = ({ mem }: Table, side: Side): boolean =>
  mem[SPACE + side] > mem[SPACE + rivalOf(side)];

/** The ability of a box: its owner has reached it and the rival has not (§6.4.4). */
export const hasSpaceAbility = ({ mem }: Table, side: Side, box: number): boolean =>
  mem[SPACE + side] >= box && mem[SPACE + rivalOf(side)] < box;

/** §6.4.1–2, §6.4.6: enough operations, an attempt left this turn, a box to go to. */
export function canSpace(game: Table, side: Side, printed: number): boolean {
  const { mem, rules } = game;
  const next = mem[SPACE + side] + 1;
  return (
    next < rules.space.length &&
    mem[SPACE_ATTEMPTS + side] < rules.rule.spaceAttemptsAllowed(game, side) &&
    opsOf(game, side, printed) >= rules.space[next].ops
  );
}

/** Moves a marker forward; only the last box entered pays. */
export function advanceInSpace(game: Table, side: Side, boxes: number): void {
  const { mem, rules } = game;
  const to = Math.min(rules.space.length - 1, mem[SPACE + side] + boxes);
  if (to === mem[SPACE + side]) return;
  mem[SPACE + side] = to;
  emit(game, 'spaceAdvance', side, to);
  const { vpFirst, vpSecond } = rules.space[to];
  gainVp(game, side, mem[SPACE + rivalOf(side)] >= to ? vpSecond : vpFirst);
}

export const spaceAttempt = program<World>('spaceAttempt', [
  step(({ mem }) => void mem[SPACE_ATTEMPTS + mem[mem[FP] + ACTOR]]++),
  rollDie<World>('spaceDie', (game, die) => {
    const { mem, rules } = game;
    const side = mem[mem[FP] + ACTOR] as Side;
    const box = mem[SPACE + side] + 1;
    const needed = rules.space[box].die;
    emit(game, 'spaceRoll', side, box, die, needed);
    if (die <= needed) advanceInSpace(game, side, 1);
  }),
]);
