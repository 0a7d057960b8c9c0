import type { BoxPlace, Point } from '../layout.ts';

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

/** The box whose touch area holds a point between boxes; touch areas are at least this wide. */
export function boxAround(
  [x, y]: Point,
  reach: number,
  boxes: ReadonlyMap<string, BoxPlace>,
): string | undefined {
  let best: string | undefined;
  let least = Infinity;
  for (const [id, box] of boxes) {
    const dx = Math.abs(x - box.x) - Math.max(box.w / 2, reach);
    const dy = Math.abs(y - box.y) - Math.max(box.h / 2, reach);
    const distance = Math.hypot(x - box.x, y - box.y);
    if (dx <= 0 && dy <= 0 && distance < least) {
      least = distance;
      best = id;
    }
  }
  return best;
}
