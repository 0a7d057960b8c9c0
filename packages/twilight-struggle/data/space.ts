import type { SpaceBox } from '@brink/struggle';

/** The space race track: box 0 is the start. */
export const SPACE_TRACK: readonly SpaceBox[] = [
  { ops: 0, die: 0, vpFirst: 0, vpSecond: 0 },
  { ops: 2, die: 3, vpFirst: 2, vpSecond: 1 },
  { ops: 2, die: 4, vpFirst: 0, vpSecond: 0 },
  { ops: 2, die: 3, vpFirst: 2, vpSecond: 0 },
  { ops: 2, die: 4, vpFirst: 0, vpSecond: 0 },
  { ops: 3, die: 3, vpFirst: 3, vpSecond: 1 },
  { ops: 3, die: 4, vpFirst: 0, vpSecond: 0 },
  { ops: 3, die: 3, vpFirst: 4, vpSecond: 2 },
  { ops: 4, die: 2, vpFirst: 2, vpSecond: 0 },
];

/** Boxes with an ability for whoever is there first (§6.4.4). */
export const TWO_ATTEMPTS = 2;
export const SEES_HEADLINE = 4;
export const DISCARDS_HELD = 6;
export const EIGHT_ROUNDS = 8;

const alternative = (
  place: number,
  ops: number,
  die: number,
  vpFirst = 0,
  vpSecond = 0,
): SpaceBox => ({ ops, die, vpFirst, vpSecond, label: SPACE_TRACK.length + place });

/** The alternative track of Turn Zero; its boxes are named after those of the usual one. */
export const ALTERNATIVE_TRACK: readonly SpaceBox[] = [
  alternative(0, 0, 0),
  alternative(1, 2, 3, 2, 1),
  alternative(2, 2, 4),
  alternative(3, 2, 3, 2, 0),
  alternative(4, 2, 4),
  alternative(5, 3, 3, 3, 1),
  alternative(6, 3, 4),
  alternative(7, 3, 3),
  alternative(8, 4, 2, 4, 2),
];

/** Its boxes with an ability. */
export const MORE_MILITARY = 2;
export const PLACES_CHEAPLY = 4;
export const ROLLS_COUP_AGAIN = 6;
export const DETERS_COUPS = 7;

/** Those that are used up for a while: the bit of the US, that of the USSR is the next. */
export const USED_BITS = { [PLACES_CHEAPLY]: 1, [ROLLS_COUP_AGAIN]: 4 } as const;

/** Whether the side that has an ability has used it up, as the bits of a table tell. */
export function isUsedUp(bits: number, space: readonly number[], box: number): boolean {
  const bit = box === PLACES_CHEAPLY || box === ROLLS_COUP_AGAIN ? USED_BITS[box] : 0;
  const holder = [0, 1].find((side) => space[side] >= box && space[1 - side] < box);
  return holder !== undefined && (bits & (bit << holder)) !== 0;
}
