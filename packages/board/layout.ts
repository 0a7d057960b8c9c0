/** A board as its layout file describes it, in units of its canvas. */
export type Point = readonly [x: number, y: number];

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A box on the map; x and y are its centre. */
export interface BoxPlace extends Rect {
  /** `superpower`, `variant-box` or `sea`, which is no country; countries have none. */
  readonly kind?: string;
  readonly shortEn?: string;
  readonly shortRu?: string;
  readonly tightEn?: boolean;
  readonly tightRu?: boolean;
}

export interface Edge {
  readonly a: string;
  readonly b: string;
  readonly bends?: readonly Point[];
  readonly superpower?: boolean;
  /** Leaves the sheet on one side and comes back on the other. */
  readonly wrap?: boolean;
  readonly stubs?: readonly { readonly from: string; readonly points: readonly Point[] }[];
  /** Drawn only when the box of this name is on the map. */
  readonly variant?: string;
}

export interface RegionPlace {
  /** None where nothing is scored. */
  readonly plate?: Rect;
  /** What a phone shows of the map for this region. */
  readonly focus: Rect;
  readonly dockedOnPhone?: readonly string[];
}

/** Words on the map that are no names of the game: seas, the way to the other edge. */
export interface MapText {
  readonly x: number;
  readonly y: number;
  readonly en: string;
  readonly ru: string;
  /** In degrees. */
  readonly turn?: number;
  readonly size?: number;
  readonly isRight?: boolean;
}

export type TrackName = 'defcon' | 'turn' | 'milOps' | 'vp' | 'compass' | 'space' | 'passing';

export interface BoardLayout {
  readonly canvas: { readonly w: number; readonly h: number };
  readonly box: { readonly w: number; readonly h: number; readonly lug: number };
  readonly text: Readonly<Record<string, number>>;
  readonly allowedCrossings: readonly (readonly string[])[];
  readonly nodes: Readonly<Record<string, BoxPlace>>;
  readonly edges: readonly Edge[];
  readonly regions: Readonly<Record<string, RegionPlace>>;
  readonly subregions: Readonly<Record<string, { readonly plate?: Rect }>>;
  readonly tracks: Readonly<Record<TrackName, Rect>>;
  readonly seas: readonly MapText[];
  readonly waysOut?: readonly MapText[];
  /** Pieces of the map that are drawn nearer than they lie. */
  readonly frames?: readonly Rect[];
}

/** A layout file as the bundler reads it: its points are plain arrays of numbers. */
export const asLayout = (json: unknown): BoardLayout => json as BoardLayout;

export const canvasRect = ({ canvas }: BoardLayout): Rect => ({ x: 0, y: 0, ...canvas });

/** The lines of an edge: one, or two stubs where it goes around the world. */
export function linesOf({ nodes }: BoardLayout, edge: Edge): readonly (readonly Point[])[] {
  if (edge.wrap) return (edge.stubs ?? []).map(({ points }) => points);
  const [a, b] = [nodes[edge.a], nodes[edge.b]];
  return [[[a.x, a.y], ...(edge.bends ?? []), [b.x, b.y]]];
}

const CORNER = 26;
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A path through the points with rounded corners. */
export function pathThrough(points: readonly Point[]): string {
  const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
  const towards = (from: Point, to: Point, by: number): string => {
    const part = by / distance(from, to);
    return `${rounded(from[0] + (to[0] - from[0]) * part)} ${rounded(from[1] + (to[1] - from[1]) * part)}`;
  };
  let path = `M${points[0].join(' ')}`;
  for (let i = 1; i + 1 < points.length; i++) {
    const [before, here, after] = [points[i - 1], points[i], points[i + 1]];
    const cut = Math.min(CORNER, distance(before, here) / 2, distance(here, after) / 2);
    path += `L${towards(here, before, cut)}Q${here.join(' ')} ${towards(here, after, cut)}`;
  }
  return `${path}L${points.at(-1)!.join(' ')}`;
}
