import { argument, replay, type GamePackage, type GameRecord, type LogEntry } from '@brink/kernel';

/** The code of the log that makes up what a golden game covers, and which argument counts. */
export interface Coverage {
  readonly code: string;
  readonly name: string;
}

/** What a record covers: what an argument of one code has been in its log. */
export function coveredBy(
  game: GamePackage,
  record: GameRecord,
  { code, name }: Coverage,
): ReadonlySet<number> {
  const found = new Set<number>();
  const listen = (entry: LogEntry): void => {
    const value = entry.code === code ? argument(game.schema.log, entry, name) : undefined;
    if (value !== undefined) found.add(value);
  };
  replay(game, record, listen);
  return found;
}

export interface Candidate {
  readonly record: GameRecord;
  readonly covers: ReadonlySet<number>;
}

/**
 * Chooses games that together cover all that the candidates cover, each time the one with most
 * news for its length. If these are fewer than `least`, everything is covered once more.
 */
export function selectGoldens(candidates: readonly Candidate[], least: number): Candidate[] {
  const left = new Set(candidates);
  const chosen: Candidate[] = [];
  do {
    const missing = new Set<number>();
    for (const { covers } of left) for (const n of covers) missing.add(n);
    if (missing.size === 0) break;
    cover(missing, left, chosen);
  } while (chosen.length < least);
  return chosen;
}

function cover(missing: Set<number>, left: Set<Candidate>, chosen: Candidate[]): void {
  const newsOf = ({ covers }: Candidate): number =>
    [...covers].filter((n) => missing.has(n)).length;
  const weigh = (each: Candidate): number => newsOf(each) / each.record.choices.length;
  while (missing.size > 0) {
    const best = [...left].reduce((a, b) => (weigh(b) > weigh(a) ? b : a));
    chosen.push(best);
    left.delete(best);
    for (const n of best.covers) missing.delete(n);
  }
}
