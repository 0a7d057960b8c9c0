import { isRaised } from '../flags.ts';
import { US, USSR, type Side } from '../sides.ts';
import { FLAGS } from '../state.ts';
import type { Table } from '../world.ts';
import { NEVER, type Gate } from './hooks.ts';

/** A rule point as folding sees it: what it is asked is handed on as it is. */
export type Point = (game: Table, side: Side, a?: unknown, b?: unknown) => unknown;

/** A hook of one rule point, and when it counts. */
export interface Hook {
  readonly gate: Gate | undefined;
  readonly run: Point;
}

/** Makes one rule point of what the book says there and the hooks. */
export type Fold = (book: Point | undefined, hooks: readonly Hook[]) => Point;

export const isOpen = (game: Table, gate: Gate | undefined, side: Side): boolean =>
  gate === undefined || (gate[side] !== NEVER && isRaised(game, gate[side]));

/** Whether any of the hooks may count for a side now; most of the time none does. */
function glance(hooks: readonly Hook[]): (game: Table, side: Side) => boolean {
  // The flags they wait for: two words a side.
  const words = new Int32Array(4);
  for (const { gate } of hooks) {
    if (gate === undefined) return () => true;
    for (const side of [US, USSR] as const) {
      const flag = gate[side];
      if (flag !== NEVER) words[2 * side + (flag >> 5)] |= 1 << (flag & 31);
    }
  }
  return ({ sets }, side) =>
    ((sets[FLAGS] & words[2 * side]) | (sets[FLAGS + 1] & words[2 * side + 1])) !== 0;
}

/** The sum of all answers. */
export const sum: Fold = (book, hooks) => {
  const mayCount = glance(hooks);
  return (game, side, a, b) => {
    let total = book === undefined ? 0 : (book(game, side, a, b) as number);
    if (!mayCount(game, side)) return total;
    for (const { gate, run } of hooks) {
      if (isOpen(game, gate, side)) total += run(game, side, a, b) as number;
    }
    return total;
  };
};

/** The book, then the hooks one after the other. */
export const each: Fold = (book, hooks) => {
  const mayCount = glance(hooks);
  return (game, side, a, b) => {
    book?.(game, side, a, b);
    if (!mayCount(game, side)) return;
    for (const { gate, run } of hooks) if (isOpen(game, gate, side)) run(game, side, a, b);
  };
};

/** Whether any of them says so. */
export const some: Fold = (book, hooks) => {
  const mayCount = glance(hooks);
  return (game, side, a, b) => {
    if (book?.(game, side, a, b)) return true;
    if (!mayCount(game, side)) return false;
    for (const { gate, run } of hooks) {
      if (isOpen(game, gate, side) && run(game, side, a, b)) return true;
    }
    return false;
  };
};

/** The first answer that is not `none`: of the hooks, then of the book. */
export const first =
  (none: unknown): Fold =>
  (book, hooks) => {
    const mayCount = glance(hooks);
    return (game, side, a, b) => {
      if (mayCount(game, side)) {
        for (const { gate, run } of hooks) {
          const answer = isOpen(game, gate, side) ? run(game, side, a, b) : none;
          if (answer !== none) return answer;
        }
      }
      return book === undefined ? none : book(game, side, a, b);
    };
  };

/** A rule point that concerns no side. */
type SidelessPoint = (game: Table, a?: unknown, b?: unknown) => unknown;

/** The same fold for such a point: its hooks wait for flags that are not of a side. */
export const sideless =
  (fold: Fold) =>
  (book: SidelessPoint | undefined, hooks: readonly Hook[]): SidelessPoint => {
    const point = fold(
      book && ((game, _side, a, b) => book(game, a, b)),
      hooks.map(({ gate, run }) => ({
        gate,
        run: (game, _side, a, b) => (run as unknown as SidelessPoint)(game, a, b),
      })),
    );
    return (game, a, b) => point(game, US, a, b);
  };
