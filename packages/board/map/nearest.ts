import type { BoxPlace, Point, Rect } from '../layout.ts';

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const HEADINGS: Readonly<Record<Direction, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isDirection = (key: string): key is Direction => key in HEADINGS;

/** Straying from the heading costs more than distance along it. */
const STRAY = 2.2;

/** The nearest box in a direction, or undefined at the edge of the world. */
export function nearestTowards(
  from: string,
  direction: Direction,
  boxes: ReadonlyMap<string, BoxPlace>,
): string | undefined {
  const start = boxes.get(from);
  if (!start) return undefined;
  const [hx, hy] = HEADINGS[direction];
  let best: string | undefined;
  let least = Infinity;
  for (const [id, { x, y }] of boxes) {
    const [dx, dy] = [x - start.x, y - start.y];
    const along = dx * hx + dy * hy;
    const across = Math.abs(dx * hy) + Math.abs(dy * hx);
    const cost = along + STRAY * across;
    if (id !== from && along > 8 && across <= along * 2.4 && cost < least) {
      least = cost;
      best = id;
    }
  }
  return best;
}

/** The one of these whose box lies nearest, itself if it is one of them. */
export function nearestOf(
  from: string,
  among: Iterable<string>,
  boxes: ReadonlyMap<string, BoxPlace>,
): string | undefined {
  const start = boxes.get(from)!;
  let best: string | undefined;
  let least = Infinity;
  for (const id of among) {
    const box = boxes.get(id);
    const distance = box ? Math.hypot(box.x - start.x, box.y - start.y) : Infinity;
    if (distance < least) {
      least = distance;
      best = id;
    }
  }
  return best;
}

/** The boxes whose touch areas hold a point, nearest first; touch areas are at least this wide. */
export function boxesAround(
  [x, y]: Point,
  reach: number,
  boxes: ReadonlyMap<string, Rect>,
): readonly string[] {
  const found: { readonly id: string; readonly distance: number }[] = [];
  for (const [id, box] of boxes) {
    const [dx, dy] = [x - box.x, y - box.y];
    const isWithin =
      Math.abs(dx) <= Math.max(box.w / 2, reach) && Math.abs(dy) <= Math.max(box.h / 2, reach);
    if (isWithin) found.push({ id, distance: Math.hypot(dx, dy) });
  }
  return found.toSorted((a, b) => a.distance - b.distance).map(({ id }) => id);
}

/** The box that a finger between boxes means. */
export const boxAround = (
  point: Point,
  reach: number,
  boxes: ReadonlyMap<string, Rect>,
): string | undefined => boxesAround(point, reach, boxes)[0];

/** How far apart the two closest of these boxes lie, from middle to middle. */
export function closest(ids: readonly string[], boxes: ReadonlyMap<string, Rect>): number {
  let least = Infinity;
  for (const [i, id] of ids.entries()) {
    const a = boxes.get(id)!;
    for (const other of ids.slice(i + 1)) {
      const b = boxes.get(other)!;
      least = Math.min(least, Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)));
    }
  }
  return least;
}
