import type { Rect } from '../layout.ts';

const GAP = 14;
const EDGE = 6;
/** A tip that would cover something goes further away, by so many pixels at a time. */
const STEP = 16;
const MOST_STEPS = 10;

export interface Beside {
  readonly on: 'right' | 'left' | 'above' | 'below';
  readonly x: number;
  readonly y: number;
}

interface Wanted {
  /** What it stands beside; everything in pixels of the frame. */
  readonly target: Rect;
  readonly size: { readonly w: number; readonly h: number };
  readonly frame: { readonly w: number; readonly h: number };
  /** Better left uncovered. */
  readonly avoid: readonly Rect[];
  /** It is flat and lets the pointer through: it may stand anywhere around. */
  readonly isTip: boolean;
}

const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const between = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(value, high));

/** Along an edge of the target: in the middle, flush with either end, past either end. */
const along = (low: number, length: number, own: number): readonly number[] => [
  low + (length - own) / 2,
  low,
  low + length - own,
  low - own,
  low + length,
];

function* aroundTarget({ target, size: { w, h }, frame }: Wanted, away: number): Iterable<Beside> {
  const { x, y } = target;
  const rows = along(y, target.h, h).map((each) => between(EDGE, each, frame.h - h - EDGE));
  const columns = along(x, target.w, w).map((each) => between(EDGE, each, frame.w - w - EDGE));
  for (const [i, row] of rows.entries()) {
    yield { on: 'right', x: x + target.w + GAP + away, y: row };
    yield { on: 'left', x: x - GAP - away - w, y: row };
    yield { on: 'above', x: columns[i], y: y - GAP - away - h };
    yield { on: 'below', x: columns[i], y: y + target.h + GAP + away };
  }
}

/** Beside a box, on the side with room, over as little as possible, never outside the frame. */
export function placeBeside(wanted: Wanted): Beside {
  const { target, size, frame, avoid, isTip } = wanted;
  const { w, h } = size;
  const fits = ({ x, y }: Beside): boolean =>
    x >= EDGE && x + w <= frame.w - EDGE && y >= EDGE && y + h <= frame.h - EDGE;
  const covered = ({ x, y }: Beside): number =>
    avoid.filter((box) => overlaps(box, { x, y, w, h })).length;
  const middle = target.y + target.h / 2 - h / 1.4;
  const row = between(EDGE, middle, frame.h - h - EDGE);
  const left: Beside = { on: 'left', x: target.x - GAP - w, y: row };
  let best: Beside | undefined;
  let least = Infinity;
  const consider = (at: Beside): void => {
    if (least === 0 || !fits(at)) return;
    const count = covered(at);
    if (count < least) [best, least] = [at, count];
  };
  if (isTip) {
    for (let step = 0; step <= MOST_STEPS; step++) {
      for (const at of aroundTarget(wanted, step * STEP)) consider(at);
    }
  } else {
    consider({ on: 'right', x: target.x + target.w + GAP, y: row });
    consider(left);
  }
  return best ?? { ...left, x: between(EDGE, left.x, frame.w - w - EDGE) };
}
