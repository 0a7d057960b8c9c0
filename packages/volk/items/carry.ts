import { ACTOR, l, program, type Program, type Step, type Steps } from '@brink/kernel';
import type { Item } from '../deck/item.ts';
import { ADVANTAGE, ADVANTAGE_OF } from '../state.ts';
import { EAST, isSuperpower, sideOf } from '../sides.ts';
import type { Table, Volk } from '../volk.ts';
import { frameAt } from '../vocabulary.ts';

/**
 * Carries out one icon or arrow. Its frame: the actor chooses places, `target` is the item.
 * Icons may bring others about (cards that are drawn), so its steps are given later.
 */
const steps: Step<Volk>[] = [];
export const carryOut: Program<Volk> = program('carryOut', steps as Steps<Volk>);

export function defineCarryOut(step: Step<Volk>): void {
  steps.push(step);
}

export const itemOf = (game: Table): Item => game.rules.deck.items[frameAt(game, l.target)];

/** Who chooses the place of an icon that `seat` carries out: a coat of arms goes before him. */
export const chooserOf = ({ by }: Item, seat: number): number => (by >= 0 ? by : seat);

/**
 * 2+2 §9: in an automatic event the state of the icon's colour chooses, unless a superpower is
 * ahead in the arms race far enough. An icon has the colour of the state it touches; one that
 * touches none has no place to choose.
 */
export function automaticChooser({ mem }: Table, { by, side }: Item): number {
  const owner = mem[ADVANTAGE_OF] - 1;
  const level = mem[ADVANTAGE];
  if (isSuperpower(owner)) {
    if (by < 0 && level >= 1) return owner;
    if (by >= 0 && by !== sideOf(owner) && level >= 2) return owner;
  }
  if (by >= 0) return by;
  return side >= 0 ? side : EAST;
}

/** Fills the frame of `carryOut`. */
export function bindItem(game: Table, callee: number, item: number, chooser: number): void {
  game.mem[callee + l.target] = item;
  game.mem[callee + ACTOR] = chooser;
}
