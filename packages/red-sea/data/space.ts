import type { SpaceBox } from '@brink/struggle';

/** The space race track: box 0 is the start. */
export const SPACE_TRACK: readonly SpaceBox[] = [
  { ops: 0, die: 0, vpFirst: 0, vpSecond: 0 },
  { ops: 2, die: 4, vpFirst: 0, vpSecond: 0 },
  { ops: 2, die: 3, vpFirst: 2, vpSecond: 1 },
  { ops: 3, die: 4, vpFirst: 3, vpSecond: 0, drawsFirst: true },
];

/** Whoever is alone here removes 1 influence after each headline phase (§6.4.4). */
export const PROBE = 1;
