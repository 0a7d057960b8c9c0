import type { Point, Rect } from '../layout.ts';

/** A part of the map that stays lit: a box, or a pool around a place. */
export type Lit = Rect | { readonly x: number; readonly y: number; readonly r: number };

const CORNER = 4;

const nearest = (low: number, length: number, to: number): number =>
  Math.max(low, Math.min(low + length, to));

function overlap(a: Lit, b: Lit): boolean {
  if ('r' in a) {
    if ('r' in b) return Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r;
    return Math.hypot(a.x - nearest(b.x, b.w, a.x), a.y - nearest(b.y, b.h, a.y)) < a.r;
  }
  if ('r' in b) return overlap(b, a);
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

const corners = ({ x, y, w, h }: Rect): readonly Point[] => [
  [x, y],
  [x + w, y],
  [x, y + h],
  [x + w, y + h],
];

const lies = (inner: Lit, outer: Lit): boolean =>
  'r' in outer &&
  !('r' in inner) &&
  corners(inner).every(([x, y]) => Math.hypot(x - outer.x, y - outer.y) <= outer.r);

/** Groups in which nothing overlaps, as few as a first try gives; what lies in a pool needs none. */
export function apart(lit: readonly Lit[]): readonly (readonly Lit[])[] {
  const groups: Lit[][] = [];
  for (const each of lit) {
    if (lit.some((other) => lies(each, other))) continue;
    const free = groups.find((group) => !group.some((other) => overlap(each, other)));
    if (free) free.push(each);
    else groups.push([each]);
  }
  return groups;
}

function outline(lit: Lit): string {
  if ('r' in lit) {
    const { x, y, r } = lit;
    return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  }
  const { x, y, w, h } = lit;
  const [c, across, down] = [CORNER, w - 2 * CORNER, h - 2 * CORNER];
  const turn = (right: number, foot: number): string => `a${c} ${c} 0 0 1 ${right * c} ${foot * c}`;
  return `M${x + c} ${y}h${across}${turn(1, 1)}v${down}${turn(-1, 1)}h${-across}${turn(-1, -1)}v${-down}${turn(1, -1)}Z`;
}

/** Everything but what is lit, for the rule "evenodd": nothing in it may overlap. */
export const darkAround = ({ x, y, w, h }: Rect, lit: readonly Lit[]): string =>
  `M${x} ${y}h${w}v${h}h${-w}Z${lit.map(outline).join('')}`;
