import type { BoardLayout } from '@brink/board';

export type Dock = 'left' | 'right';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the paper of a scene covers in a lower corner of the map, as parts of it. */
const COVERED = { w: 0.4, h: 0.42 } as const;

/** The lower corner in which paper covers the fewest of these places, or the one further away. */
export function dockAwayFrom(
  places: readonly Point[],
  { canvas: { w, h } }: Pick<BoardLayout, 'canvas'>,
): Dock {
  const low = places.filter(({ y }) => y > h * (1 - COVERED.h));
  const left = low.filter(({ x }) => x < w * COVERED.w).length;
  const right = low.filter(({ x }) => x > w * (1 - COVERED.w)).length;
  if (left !== right) return left < right ? 'left' : 'right';
  const middle = places.reduce((sum, { x }) => sum + x, 0) / (places.length || 1);
  return places.length > 0 && middle > w / 2 ? 'left' : 'right';
}
