import type { Point, Rect } from '../layout.ts';
import type { Side } from '../sides.ts';

type Label = Readonly<Record<'en' | 'ru', string>>;

export interface ProvincePlace {
  readonly id: string;
  readonly side: Side;
  readonly label: Label;
  readonly path: string;
  readonly plate: Rect;
  /** The small plate of a map seen from afar. */
  readonly phonePlate: Rect;
  /** Berlin lies in the inset; its western part has sectors. */
  readonly isInset?: boolean;
  readonly sectors?: readonly (Rect & { readonly label: Label; readonly supplier: string })[];
  readonly unrest?: Rect;
}

export interface CityPlace {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  readonly isAbroad?: boolean;
  readonly isReactor?: boolean;
  /** Belongs to one of two provinces, chosen each time. */
  readonly isFlexible?: boolean;
  readonly label: Label;
  readonly labelBox: Rect & { readonly anchor: 'start' | 'middle' | 'end'; readonly size: number };
}

export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly len: number;
  readonly w: number;
}

/** One or two lines in series; the first slot lies next to city `a`. */
export interface ConnectionPlace {
  readonly a: number;
  readonly b: number;
  readonly points: readonly Point[];
  readonly slots: readonly Slot[];
}

/** Divided Germany: provinces, cities and connections in the order of the rules. */
export interface VolkLayout {
  readonly canvas: { readonly w: number; readonly h: number };
  readonly phoneCrop: Rect;
  readonly provinces: readonly ProvincePlace[];
  readonly cities: readonly CityPlace[];
  readonly connections: readonly ConnectionPlace[];
  readonly innerBorder: readonly Point[];
  readonly berlin: Rect & { readonly leader: readonly Point[] };
  readonly placeNames: readonly (Label & {
    readonly id: string;
    readonly kind: string;
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly rot?: number;
  })[];
  readonly germany: string;
  readonly muted: readonly string[];
}

/** The layout file as the bundler reads it. */
export const asVolkLayout = (json: unknown): VolkLayout => json as VolkLayout;

export const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** The number of the first line of each connection: lines are counted through all of them. */
export function firstLines({ connections }: VolkLayout): readonly number[] {
  let next = 0;
  return connections.map(({ slots }) => {
    const first = next;
    next += slots.length;
    return first;
  });
}

const CITY = 13;
const LINE = 9;

/**
 * Where a finger finds a site: cities first, then lines. Each is at least `least` units wide where
 * its neighbours leave room for that; neighbours share what there is, so that none lies over another.
 */
export function siteRects({ cities, connections }: VolkLayout, least = 0): readonly Rect[] {
  const wanted = [
    ...cities.map(({ x, y }) => ({ x, y, r: Math.max(CITY, least / 2) })),
    ...connections.flatMap(({ slots }) =>
      slots.map(({ x, y }) => ({ x, y, r: Math.max(LINE, least / 2) })),
    ),
  ];
  return wanted.map((site) => {
    let { r } = site;
    for (const other of wanted) {
      if (other === site) continue;
      const apart = Math.max(Math.abs(site.x - other.x), Math.abs(site.y - other.y));
      r = Math.min(r, Math.max(apart / 2, apart - other.r));
    }
    return { x: site.x - r, y: site.y - r, w: 2 * r, h: 2 * r };
  });
}
