/**
 * How a log is laid out, so that a record can give back the very file it was read from: a few
 * habits that hold for the whole log, and the lines that differ all the same.
 */
import { formatLine } from './lines.ts';
import type { LogLine, Place } from './statements.ts';
import { toStatements, type Unit } from './units.ts';

export interface Habits {
  /** The number in the headers of clean-ups; undefined: they are lost with their first line. */
  readonly cleanup: number | undefined;
  /** Headers leave out their empty parts. */
  readonly areShort: boolean;
  /** Empty lines between entries. */
  readonly gap: number;
}

/** What comes most often; the smallest of them. */
function usual(numbers: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const n of numbers) counts.set(n, (counts.get(n) ?? 0) + 1);
  return [...counts].toSorted(([a, m], [b, n]) => n - m || a - b)[0]?.[0];
}

const isEntry = ({ phase }: Place): boolean => phase === 'headline' || phase === 'action';

/** The habits of a log that was read. */
export function habitsOf(lines: readonly LogLine[]): Habits {
  const numbers: number[] = [];
  const gaps: number[] = [];
  let short = 0;
  let blanks = 0;
  for (const line of lines) {
    if (line.kind === 'header') {
      if (line.at.phase === 'cleanup') numbers.push(line.at.turn);
      if (isEntry(line.at)) gaps.push(blanks);
      const raw = line.raw.trim();
      if (raw !== formatLine(line) && raw === formatLine(line, true)) short++;
    }
    blanks = line.kind === 'blank' ? blanks + 1 : 0;
  }
  return {
    cleanup: usual(numbers),
    areShort: short > 1,
    gap: Math.max(1, Math.min(4, usual(gaps) ?? 1)),
  };
}

/** Most logs lose the header of a clean-up, and the line that stands behind it. */
function withoutCleanups(units: readonly Unit[]): Unit[] {
  const kept: Unit[] = [];
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    if (unit.cleanup !== 0 || unit.statement.kind !== 'head') {
      kept.push(unit);
      continue;
    }
    if (units[i + 1]?.cleanup === 1) i++;
    const next = units[i + 1];
    if (next?.cleanup === 2) {
      kept.push({ ...next, blanks: unit.blanks - 1 });
      i++;
    }
  }
  return kept;
}

function numbered(unit: Unit, turn: number): Unit {
  const { statement } = unit;
  if (statement.kind !== 'head' || statement.at.phase !== 'cleanup') return unit;
  return { ...unit, statement: { ...statement, at: { phase: 'cleanup', turn } } };
}

/** The lines of a log with these habits. */
export function layOut(units: readonly Unit[], { cleanup, areShort, gap }: Habits): string[] {
  const kept =
    cleanup === undefined ? withoutCleanups(units) : units.map((unit) => numbered(unit, cleanup));
  // The set-up is no entry of its own: one empty line stands between it and the first.
  const first = kept.findIndex(({ statement }) => statement.kind === 'head');
  const spaced = kept.map(({ statement, blanks }, i) => ({
    statement,
    blanks: gap > 1 && i > first && statement.kind === 'head' ? gap : blanks,
  }));
  return toStatements(spaced).map((statement) => formatLine(statement, areShort));
}

/** So many lines from this one on are others in the file. */
export type Edit = readonly [at: number, removed: number, lines: readonly string[]];

/** Beyond so many differing lines all that lies between is replaced. */
const MOST_EDITS = 600;

/** What turns the lines of one text into those of another (Myers). */
export function editsBetween(from: readonly string[], to: readonly string[]): Edit[] {
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) start++;
  let end = 0;
  const most = Math.min(from.length, to.length) - start;
  while (end < most && from[from.length - 1 - end] === to[to.length - 1 - end]) end++;
  const a = from.slice(start, from.length - end);
  const b = to.slice(start, to.length - end);
  if (a.length === 0 && b.length === 0) return [];
  const same = commonLines(a, b) ?? [];
  const edits: Edit[] = [];
  let [i, j] = [0, 0];
  for (const [x, y] of [...same, [a.length, b.length] as const]) {
    if (x > i || y > j) edits.push([start + i, x - i, b.slice(j, y)]);
    [i, j] = [x + 1, y + 1];
  }
  return edits;
}

/** Pairs of places that both lists share, in order; undefined if they are too different. */
function commonLines(
  a: readonly string[],
  b: readonly string[],
): (readonly [number, number])[] | undefined {
  const offset = MOST_EDITS + 1;
  let reach = new Int32Array(2 * offset + 1);
  const trace: Int32Array[] = [];
  for (let d = 0; d <= MOST_EDITS; d++) {
    trace.push(reach);
    reach = reach.slice();
    for (let k = -d; k <= d; k += 2) {
      const isDown = k === -d || (k !== d && reach[offset + k - 1] < reach[offset + k + 1]);
      let x = isDown ? reach[offset + k + 1] : reach[offset + k - 1] + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      reach[offset + k] = x;
      if (x >= a.length && x - k >= b.length) return pairsOf(trace, offset, a.length, b.length);
    }
  }
  return undefined;
}

function pairsOf(
  trace: readonly Int32Array[],
  offset: number,
  width: number,
  height: number,
): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  let [x, y] = [width, height];
  for (let d = trace.length - 1; d >= 0; d--) {
    const reach = trace[d];
    const k = x - y;
    const isDown = k === -d || (k !== d && reach[offset + k - 1] < reach[offset + k + 1]);
    const before = isDown ? k + 1 : k - 1;
    const fromX = d === 0 ? 0 : reach[offset + before];
    const fromY = d === 0 ? 0 : fromX - before;
    const [midX, midY] = d === 0 ? [0, 0] : isDown ? [fromX, fromY + 1] : [fromX + 1, fromY];
    while (x > midX && y > midY) pairs.push([--x, --y]);
    [x, y] = [fromX, fromY];
  }
  return pairs.reverse();
}

export function applyEdits(lines: readonly string[], edits: readonly Edit[]): string[] {
  const changed = [...lines];
  for (const [at, removed, inserted] of edits.toReversed()) {
    changed.splice(at, removed, ...inserted);
  }
  return changed;
}
