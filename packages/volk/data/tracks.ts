import type { Icon } from '../deck/schema.ts';

/** The tracks of the base game go from -6 (West) to +6 (East). */
export const TRACK_END = 6;

const unrestUp: Icon = { op: 'unrest+', side: 'E' };
const unrestDown: Icon = { op: 'unrest-', side: 'E' };
const dismantle: Icon = { op: 'dismantle', side: 'E' };
const rundown: Icon = { op: 'rundown', side: 'E' };
const build: Icon = { op: 'build', side: 'E' };
const raise: Icon = { op: 'ls+', side: 'E' };
const lower: Icon = { op: 'ls-', side: 'E' };

/** What the holder of prestige gains in phase 2, from -6 to +6. */
export const PRESTIGE_BOXES: readonly (readonly Icon[])[] = [
  [lower, unrestUp, dismantle],
  [lower, unrestUp],
  [dismantle, unrestUp],
  [unrestUp],
  [rundown],
  [rundown],
  [],
  [build],
  [unrestDown],
  [build, unrestDown],
  [raise],
  [raise, unrestDown],
  [raise, unrestDown, build],
];

/** Socialists that East gains or gives up in phase 9, from -6 to +6. */
export const SOCIALIST_BOXES = [-4, -3, -2, -2, -1, -1, 0, 1, 1, 2, 2, 3, 4] as const;

export const SOCIALISTS_IN_ALL = 12;
/** So many unrest make a mass protest; so many mass protests make a state collapse. */
export const UNREST_PER_PROTEST = 4;
export const PROTESTS_TO_COLLAPSE = 4;
export const DECADES = 4;
/** The flight track ends at 10 build points. */
export const FLIGHT_END = 10;
