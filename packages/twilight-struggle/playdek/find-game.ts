/** Finds the game of a log, if need be by deciding points that the known logs leave open. */
import type { OptionValues } from '@brink/kernel';
import type { Table } from '@brink/struggle';
import type { CardId } from '../data/cards.ts';
import { parseOptions } from '../options.ts';
import { RULING_SETS, type Ruling } from '../rulings.ts';
import { setup } from '../setup.ts';
import { repairsAt, type Repair } from './repairs.ts';
import { Search, choicesTo, type Effort } from './search.ts';
import type { ReadUnit } from './units.ts';
import { LogWriter } from './writer.ts';

/**
 * The games that this was made with agree with either side of these rulings. A log that has no
 * way through without one of them decides it: its record has the ruling. Cards that it is about
 * must have been named by then.
 */
const OPEN: Readonly<Partial<Record<Ruling, readonly CardId[]>>> = {
  reachAfterEvent: [],
  realignWithoutInfluence: [],
  militaryVpWinsAtOnce: [],
  trappedMayScoreAnyTime: ['quagmire', 'bear-trap'],
  nuclearSubsNotForFreeCoups: ['nuclear-subs'],
  flowerPowerSparesUnIntervention: ['flower-power'],
  weWillBuryYouHeedsIndirectUnIntervention: ['we-will-bury-you'],
};
const MOST_DECIDED = 2;
const MOST_REPAIRED = 12;
/** Lines that are out of order may have to be moved one by one. */
const MOST_STEPS = 3;
/** So many draws may be other than they seem. */
const ODD_DRAWS = [1, 2];
/** Choices that may be tried for one log: a few seconds. */
const EFFORT = 60_000;

export interface Attempt {
  readonly options: OptionValues;
  readonly search: Search;
  readonly repairs: readonly Repair[];
  readonly decided: readonly Ruling[];
  /** Undefined if there is no way through the log. */
  readonly choices: readonly number[] | undefined;
}

/** The game of a log with these options, or the attempt that came furthest. */
export function findGame(options: OptionValues, units: readonly ReadUnit[]): Attempt {
  const effort: Effort = { left: EFFORT };
  const gameWith = (decided: readonly Ruling[]): { tried: OptionValues; game: Table } => {
    const tried = { ...options, rulings: [...RULING_SETS.playdek, ...decided] };
    return { tried, game: setup(parseOptions(tried)) };
  };
  const attempt = (decided: readonly Ruling[], before?: Attempt, oddDraws = 0): Attempt => {
    const { tried, game } = gameWith(decided);
    const repairs = before?.repairs ?? [];
    const hint = before && oddDraws === 0 ? choicesTo(before.search.parting) : [];
    const read = repairs.at(-1)?.units ?? units;
    const search = new Search(game, new LogWriter(), read, effort, hint);
    return { options: tried, search, repairs, decided, choices: search.run(oddDraws) };
  };
  const repaired = (before: Attempt, repair: Repair): Attempt => {
    const { game } = gameWith(before.decided);
    const search = before.search.resume(game, new LogWriter(), repair.units, repair.start);
    return { ...before, search, repairs: [...before.repairs, repair], choices: search.goOn() };
  };
  /** Repairs that lead out of the entry; what helps only within it is no explanation. */
  const mended = (from: Attempt, steps: number): Attempt | undefined => {
    if (steps === 0 || from.repairs.length >= MOST_REPAIRED) return undefined;
    const { units: read, parting } = from.search;
    for (const repair of repairsAt(read, parting.at)) {
      const next = repaired(from, repair);
      if (next.choices || next.search.parting.at > endOfEntry(next, parting.at)) return next;
      if (next.search.parting.at <= parting.at) continue;
      const more = mended(next, steps - 1);
      if (more) return more;
    }
    return undefined;
  };
  /** Of what may help, cheapest first, the one that leads furthest. */
  const further = (best: Attempt): Attempt | undefined => {
    const { decided, search } = best;
    const draws = search.mayBeDealtOtherwise ? ODD_DRAWS : [];
    const open = decided.length < MOST_DECIDED ? openRulings(best) : [];
    return (
      mended(best, MOST_STEPS) ??
      furthest(best, draws, (most) => attempt(decided, best, most)) ??
      furthest(best, open, (ruling) => attempt([...decided, ruling], best))
    );
  };
  let best = attempt([]);
  while (!best.choices) {
    const next = further(best);
    if (!next) return best;
    best = next;
  }
  return best;
}

/** Rulings that may be the reason: not decided yet, and their cards have been named. */
function openRulings({ decided, search: { units, parting } }: Attempt): Ruling[] {
  const named = new Set<CardId>();
  for (const { statement: s } of units.slice(0, parting.at + 1)) {
    if (s.kind === 'head') for (const { id } of s.cards ?? []) named.add(id);
    else if ('card' in s) named.add(s.card.id);
  }
  return (Object.keys(OPEN) as Ruling[]).filter((ruling) => {
    const cards = OPEN[ruling]!;
    return !decided.includes(ruling) && (cards.length === 0 || cards.some((id) => named.has(id)));
  });
}

/** Where the entry of a unit ends. */
function endOfEntry({ search: { units } }: Attempt, at: number): number {
  const end = units.findIndex(({ statement }, i) => i > at && statement.kind === 'head');
  return end < 0 ? units.length : end;
}

/** The first attempt that succeeds, or the one that comes further than all others. */
function furthest<T>(
  before: Attempt,
  ways: Iterable<T>,
  attempt: (way: T) => Attempt,
): Attempt | undefined {
  let best: Attempt | undefined;
  for (const way of ways) {
    const next = attempt(way);
    if (next.choices) return next;
    if (next.search.parting.at > (best ?? before).search.parting.at) best = next;
  }
  return best;
}
