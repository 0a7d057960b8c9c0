import { replay, type GamePackage, type GameRecord, type LogEntry } from '@brink/kernel';

/** The codes of the log that make up what a golden game covers, and which integer counts. */
export interface Coverage {
  readonly code: string;
  readonly arg: number;
}

/** What a record covers: the integers that stand in the log at one place of one code. */
export function coveredBy(
  game: GamePackage,
  record: GameRecord,
  { code, arg }: Coverage,
): ReadonlySet<number> {
  const found = new Set<number>();
  const listen = (entry: LogEntry): void => {
    if (entry.code === code) found.add(entry.args[arg]);
  };
  replay(game, record, listen);
  return found;
}

export interface Candidate {
  readonly record: GameRecord;
  readonly covers: ReadonlySet<number>;
}

/**
 * Chooses games that together cover all that the candidates cover: each time the one with most
 * news for its length; then the shortest of the others until there are `least`.
 */
export function selectGoldens(candidates: readonly Candidate[], least: number): Candidate[] {
  const missing = new Set(candidates.flatMap(({ covers }) => [...covers]));
  const left = new Set(candidates);
  const chosen: Candidate[] = [];
  const newsOf = ({ covers }: Candidate): number =>
    [...covers].filter((n) => missing.has(n)).length;
  const weigh = (each: Candidate): number => newsOf(each) / each.record.choices.length;
  while (missing.size > 0) {
    const best = [...left].reduce((a, b) => (weigh(b) > weigh(a) ? b : a));
    chosen.push(best);
    left.delete(best);
    for (const n of best.covers) missing.delete(n);
  }
  const shortest = [...left].sort((a, b) => a.record.choices.length - b.record.choices.length);
  return [...chosen, ...shortest.slice(0, Math.max(0, least - chosen.length))];
}
