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

/** The flags that hooks wait for: two words a side. */
function flagsOf(hooks: readonly Hook[]): Int32Array {
  const words = new Int32Array(4);
  for (const { gate = [NEVER, NEVER] } of hooks) {
    for (const side of [US, USSR] as const) {
      const flag = gate[side];
      if (flag !== NEVER) words[2 * side + (flag >> 5)] |= 1 << (flag & 31);
    }
  }
  return words;
}

const isAnyRaised = ({ sets }: Table, words: Int32Array, side: Side): boolean =>
  ((sets[FLAGS] & words[2 * side]) | (sets[FLAGS + 1] & words[2 * side + 1])) !== 0;

/**
 * The hooks as one, that answers `none` as long as none of them counts, which is most of the time.
 * Rule points are asked by the million, so one hook alone is asked without a list.
 */
function together(hooks: readonly Hook[], none: unknown, all: Point): Point {
  const [{ gate, run }] = hooks;
  if (hooks.length === 1) {
    if (gate === undefined) return run;
    return (game, side, a, b) => (isOpen(game, gate, side) ? run(game, side, a, b) : none);
  }
  if (hooks.some((hook) => hook.gate === undefined)) return all;
  const flags = flagsOf(hooks);
  return (game, side, a, b) => (isAnyRaised(game, flags, side) ? all(game, side, a, b) : none);
}

/** The sum of all answers. */
export const sum: Fold = (book, hooks) => {
  const added = together(hooks, 0, (game, side, a, b) => {
    let total = 0;
    for (const { gate, run } of hooks) {
      if (isOpen(game, gate, side)) total += run(game, side, a, b) as number;
    }
    return total;
  });
  if (!book) return added;
  return (game, side, a, b) =>
    (book(game, side, a, b) as number) + (added(game, side, a, b) as number);
};

/** The book, then the hooks one after the other. */
export const each: Fold = (book, hooks) => {
  const others = together(hooks, undefined, (game, side, a, b) => {
    for (const { gate, run } of hooks) if (isOpen(game, gate, side)) run(game, side, a, b);
  });
  if (!book) return others;
  return (game, side, a, b) => {
    book(game, side, a, b);
    others(game, side, a, b);
  };
};

/** Whether any of them says so. */
export const some: Fold = (book, hooks) => {
  const any = together(hooks, false, (game, side, a, b) => {
    for (const { gate, run } of hooks) {
      if (isOpen(game, gate, side) && run(game, side, a, b)) return true;
    }
    return false;
  });
  return book ? (game, side, a, b) => book(game, side, a, b) || any(game, side, a, b) : any;
};

/** The first answer that is not `none`: of the hooks, then of the book. */
export const first =
  (none: unknown): Fold =>
  (book, hooks) => {
    const answered = together(hooks, none, (game, side, a, b) => {
      for (const { gate, run } of hooks) {
        const answer = isOpen(game, gate, side) ? run(game, side, a, b) : none;
        if (answer !== none) return answer;
      }
      return none;
    });
    if (!book) return answered;
    return (game, side, a, b) => {
      const answer = answered(game, side, a, b);
      return answer === none ? book(game, side, a, b) : answer;
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
