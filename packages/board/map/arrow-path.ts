import type { Point, Rect } from '../layout.ts';

/** The way of an arrow between two boxes, in units of the map. */
export interface ArrowPath {
  readonly start: Point;
  /** Where it points: just before the box. */
  readonly tip: Point;
  /** In degrees: how it leaves, and how it arrives. */
  readonly leaving: number;
  readonly arriving: number;
  readonly line: string;
  /** Where its number lies on it. */
  readonly middle: Point;
}

/** Between the box and the ends of an arrow. */
const GAP = 5;
/** Of a number on the way. */
export const BADGE = 17;
/** How far from straight a way is, by its length; the second is tried where the first is covered. */
const BENDS = [0.16, 0.34, -0.16, -0.34];
/** Boxes that lie nearer are gone around, so that more than a head is seen. */
const NEAR = 80;
const AROUND = 46;
/** Where on the way its number may lie, the best first. */
const MIDDLES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18];
const LOOKS = 16;
/** A number beside the way: on a short one it would cover the arrow. */
const BESIDE = BADGE + 10;
const SHORT = 130;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Where the way from the middle of a box towards a point leaves it; boxes lie around their middles. */
function edgeTowards({ x, y, w, h }: Rect, [px, py]: Point): Point {
  const [dx, dy] = [px - x, py - y];
  const by = Math.min(
    1,
    (w / 2 + GAP) / Math.max(1e-6, Math.abs(dx)),
    (h / 2 + GAP) / Math.max(1e-6, Math.abs(dy)),
  );
  return [x + dx * by, y + dy * by];
}

const between = (a: Point, b: Point, c: Point, t: number): Point => [
  (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0],
  (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1],
];

const isCovered = ([x, y]: Point, others: readonly Rect[], room: number): boolean =>
  others.some(
    (box) => Math.abs(x - box.x) < box.w / 2 + room && Math.abs(y - box.y) < box.h / 2 + room,
  );

const turn = (from: Point, to: Point): number =>
  (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;

interface Around {
  /** Boxes that lie over it. */
  readonly others?: readonly Rect[];
  /** Where numbers lie already. */
  readonly numbers?: readonly Point[];
  /** How long the head is: the line ends within it. */
  readonly head?: number;
  readonly hasWayBack?: boolean;
}

/**
 * An arrow from box to box, bent to the side where the others hide least of it. There and back are
 * two ways: where both are drawn each keeps to its left.
 */
export function arrowPath(
  from: Rect,
  to: Rect,
  { others = [], numbers = [], head = 20, hasWayBack = false }: Around = {},
): ArrowPath {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const extent = (box: Rect, x: number, y: number): number =>
    (Math.abs(x) * box.w + Math.abs(y) * box.h) / 2;
  const isNear = length - extent(from, ux, uy) - extent(to, ux, uy) < NEAR;
  const least = isNear ? Math.max(extent(from, uy, ux), extent(to, uy, ux)) + AROUND : 0;
  const bent = (by: number) => {
    const far = Math.sign(by) * Math.max(Math.abs(by) * length, least);
    const over: Point = [(from.x + to.x) / 2 + uy * far, (from.y + to.y) / 2 - ux * far];
    const [start, tip] = [edgeTowards(from, over), edgeTowards(to, over)];
    const points = Array.from({ length: LOOKS }, (_, i) =>
      between(start, over, tip, (i + 1) / LOOKS),
    );
    // Of an arrow the head matters most.
    const hidden = points.reduce(
      (sum, point, i) => sum + (isCovered(point, others, 3) ? (i > LOOKS - 4 ? 4 : 1) : 0),
      0,
    );
    return { over, start, tip, points, hidden };
  };
  const ways = (hasWayBack ? BENDS.slice(0, 1) : BENDS).map(bent);
  const { over, start, tip, points } = ways.reduce((best, way) =>
    way.hidden < best.hidden ? way : best,
  );
  const reach = Math.hypot(tip[0] - over[0], tip[1] - over[1]) || 1;
  const neck: Point = [
    tip[0] - ((tip[0] - over[0]) / reach) * head * 0.8,
    tip[1] - ((tip[1] - over[1]) / reach) * head * 0.8,
  ];
  const boxes = [...others, from, to];
  const onWay = MIDDLES.map((t) => between(start, over, tip, t));
  const isOnWay = ([x, y]: Point): boolean =>
    points.some((point) => Math.hypot(x - point[0], y - point[1]) < BADGE + 4);
  const beside = onWay
    .flatMap(([x, y]): Point[] => [
      [x + uy * BESIDE, y - ux * BESIDE],
      [x - uy * BESIDE, y + ux * BESIDE],
    ])
    .filter((point) => !isOnWay(point));
  const isShort = Math.hypot(tip[0] - start[0], tip[1] - start[1]) < SHORT;
  const free = isShort ? [...beside, ...onWay] : [...onWay, ...beside];
  const isTaken = ([x, y]: Point): boolean =>
    numbers.some((other) => Math.hypot(x - other[0], y - other[1]) < 2 * BADGE);
  const middle =
    free.find((point) => !isCovered(point, boxes, BADGE) && !isTaken(point)) ??
    free.find((point) => !isTaken(point)) ??
    free[0];
  const at = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;
  return {
    start,
    tip,
    leaving: turn(start, over),
    arriving: turn(over, tip),
    line: `M${at(start)}Q${at(over)} ${at(neck)}`,
    middle,
  };
}
