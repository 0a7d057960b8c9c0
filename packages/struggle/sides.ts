import { ACTOR, FP } from '@brink/kernel';
import { SWAPPED } from './state.ts';
import type { Table } from './world.ts';

/** The side of the United States. */
export const US = 0;
/** The side of the Soviet Union. */
export const USSR = 1;
/** One of the two sides. */
export type Side = typeof US | typeof USSR;
/** The side of a card that belongs to neither. */
export const NEUTRAL = 2;

/** Cards speak of a named side, or of the frame's owner and his rival. */
export const SELF = 2;
/** The opponent of whoever carries the event out. */
export const RIVAL = 3;
/** A side, by name or from the point of view of an event. */
export type Who = Side | typeof SELF | typeof RIVAL;

/** The other side. */
export const rivalOf = (side: number): Side => (1 - side) as Side;

/**
 * The side a card's word means now. `SWAPPED` turns the named sides round while an event is
 * played with the superpowers exchanged.
 */
export function sideOf(game: Table, who: Who): Side {
  const { mem } = game;
  if (who < 2) return (who ^ mem[SWAPPED]) as Side;
  const self = mem[mem[FP] + ACTOR];
  return (who === SELF ? self : 1 - self) as Side;
}

/** Whether each of both sides: one list for each of the four answers. */
const EACH = [false, true].flatMap((ussr) => [false, true].map((us) => [us, ussr] as const));

/** A pair of answers, one a side, without making a list. */
export const both = (us: boolean, ussr: boolean): readonly [us: boolean, ussr: boolean] =>
  EACH[Number(us) + 2 * Number(ussr)];
