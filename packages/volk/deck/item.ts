import { PROVINCES, provinceOf } from '../data/provinces.ts';
import {
  AREAS,
  EAST_ONLY,
  OPS,
  SIDE_NAMES,
  TRACKS,
  type Arrow,
  type Icon,
  type OpName,
} from './schema.ts';

/** One printed icon or one single arrow, as numbers. */
export interface Item {
  readonly op: number;
  /** 0 West, 1 East, -1 where it speaks of no state. */
  readonly side: number;
  /** 0 anywhere, else its place in `WHERE`. */
  readonly where: number;
  /** The state whose coat of arms it bears, or -1. */
  readonly by: number;
  /** 0 USA, 1 USSR, 2 the superpower of the active bloc, -1 none. */
  readonly power: number;
  readonly amount: number;
  readonly track: number;
  /** -1 left, 1 right. */
  readonly delta: number;
  readonly strict: boolean;
  /** 0 yellow, 1 red, -1 both. */
  readonly half: number;
  readonly shaded: boolean;
  /** How often such icons of one card may go to the same province; 0 for no limit. */
  readonly cap: number;
}

export const WHERE: readonly string[] = ['', ...PROVINCES.map(({ id }) => id), ...AREAS];

export const Op = Object.fromEntries(OPS.map((name, code) => [name, code])) as Readonly<
  Record<OpName, number>
>;
export const Track = { prestige: 0, currency: 1, socialists: 2, arms: 3, space: 4, dominance: 5 };

const POWER_NAMES: readonly string[] = ['US', 'SU', 'active'];
const HALVES: readonly string[] = ['yellow', 'red'];

/** Whether a place on the map is one that icons know. */
export const isWhere = (name: string): boolean =>
  provinceOf(name) !== undefined || (AREAS as readonly string[]).includes(name);

/** Whose icon it is; some touch nobody but East, and a file need not say so. */
function sideOfIcon({ op, side }: Icon): number {
  if (side !== undefined) return SIDE_NAMES.indexOf(side);
  return EAST_ONLY.has(op) ? SIDE_NAMES.indexOf('E') : -1;
}

export function itemsOfIcon(icon: Icon, maxUnrest = 0): Item[] {
  const item: Item = {
    op: Op[icon.op],
    side: sideOfIcon(icon),
    where: WHERE.indexOf(icon.where ?? ''),
    by: icon.by === undefined ? -1 : SIDE_NAMES.indexOf(icon.by),
    power: POWER_NAMES.indexOf(icon.power ?? ''),
    amount: icon.amount ?? 0,
    track: icon.track === undefined ? 0 : TRACKS.indexOf(icon.track),
    delta: Math.sign(icon.delta ?? 0),
    strict: icon.strict ?? false,
    half: HALVES.indexOf(icon.half ?? ''),
    shaded: icon.shaded ?? false,
    cap: icon.distinctProvince ? 1 : icon.op === 'unrest+' ? maxUnrest : 0,
  };
  return Array.from({ length: icon.op === 'arrow' ? Math.abs(icon.delta ?? 1) : 1 }, () => item);
}

export const itemsOfArrow = ({ track, delta, strict, half, shaded }: Arrow): Item[] =>
  itemsOfIcon({
    op: 'arrow',
    track,
    delta,
    ...(strict && { strict }),
    ...(half && { half }),
    ...(shaded && { shaded }),
  });

/** An item as one integer, for prompts and the log: all that a text about it needs. */
export const packItem = (item: Item): number =>
  item.op |
  ((item.side + 1) << 5) |
  (item.where << 7) |
  ((item.by + 1) << 12) |
  ((item.power + 1) << 14) |
  (item.amount << 16) |
  (item.track << 20) |
  ((item.delta > 0 ? 1 : 0) << 23) |
  ((item.strict ? 1 : 0) << 24) |
  ((item.half + 1) << 25) |
  ((item.shaded ? 1 : 0) << 27) |
  (item.cap << 28);

export const unpackItem = (packed: number): Item => ({
  op: packed & 31,
  side: ((packed >> 5) & 3) - 1,
  where: (packed >> 7) & 31,
  by: ((packed >> 12) & 3) - 1,
  power: ((packed >> 14) & 3) - 1,
  amount: (packed >> 16) & 15,
  track: (packed >> 20) & 7,
  delta: (packed >> 23) & 1 ? 1 : -1,
  strict: ((packed >> 24) & 1) === 1,
  half: ((packed >> 25) & 3) - 1,
  shaded: ((packed >> 27) & 1) === 1,
  cap: (packed >> 28) & 3,
});
