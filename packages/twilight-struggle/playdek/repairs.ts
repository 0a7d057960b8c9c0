/**
 * Habits that show only where a log and the rules part: lines that stand twice, lines in another
 * order. A repair leaves out or moves lines of the log; it never adds one, so whatever the
 * record tells still stands in the log.
 */
import type { ReadUnit } from './units.ts';

export interface Repair {
  readonly kind: 'repeated' | 'moved';
  /** The lines that are left out or read later. */
  readonly from: number;
  readonly to: number;
  /** The log as it is read then, and the unit from which on it is another. */
  readonly start: number;
  readonly units: readonly ReadUnit[];
}

/** An undo leaves a few lines twice. */
const LONGEST_REPEAT = 8;
/** Where a repeat begins before it shows. */
const LOOK_BACK = 6;
/** A line stands so much too early at most. */
const LONGEST_MOVE = 4;

/** What may be wrong with a log that parts from the rules at this unit. */
export function* repairsAt(units: readonly ReadUnit[], at: number): Iterable<Repair> {
  for (let start = Math.min(at, units.length); start >= Math.max(1, at - LOOK_BACK); start--) {
    for (let length = 1; length <= Math.min(LONGEST_REPEAT, start); length++) {
      if (start + length <= at || !isRepeated(units, start, length)) continue;
      yield {
        kind: 'repeated',
        from: units[start].line,
        to: units[start + length - 1].line,
        start,
        units: units.toSpliced(start, length),
      };
    }
  }
  if (at >= units.length) return;
  for (let later = at + 1; later <= at + LONGEST_MOVE && later < units.length; later++) {
    if ([units[at], units[later]].some(({ statement }) => statement.kind === 'head')) return;
    yield {
      kind: 'moved',
      from: units[at].line,
      to: units[later - 1].line,
      start: at,
      units: [
        ...units.slice(0, at),
        units[later],
        ...units.slice(at, later),
        ...units.slice(later + 1),
      ],
    };
  }
}

/** Whether the units from here on say what those right before them said. */
function isRepeated(units: readonly ReadUnit[], start: number, length: number): boolean {
  for (let i = 0; i < length; i++) {
    if (units[start + i]?.key !== units[start + i - length].key) return false;
  }
  return true;
}
