/** Finds the game of a log, if need be by deciding points that the known logs leave open. */
import type { OptionValues } from '@brink/kernel';
import { parseOptions } from '../options.ts';
import { RULING_SETS, type Ruling } from '../rulings.ts';
import { setup } from '../setup.ts';
import { Search } from './search.ts';
import type { ReadUnit } from './units.ts';
import { LogWriter } from './writer.ts';

/**
 * The 30 games that this was made with agree with either side of these rulings. A log that has
 * no way through without one of them decides it: its record has the ruling.
 */
const OPEN: readonly Ruling[] = [
  'reachAfterEvent',
  'realignWithoutInfluence',
  'trappedMayScoreAnyTime',
  'nuclearSubsNotForFreeCoups',
  'flowerPowerSparesUnIntervention',
  'weWillBuryYouHeedsIndirectUnIntervention',
  'militaryVpWinsAtOnce',
  'pointsMayBeWasted',
];
const MOST_DECIDED = 2;

export interface Attempt {
  readonly options: OptionValues;
  readonly search: Search;
  /** Undefined if there is no way through the log. */
  readonly choices: readonly number[] | undefined;
}

/** The game of a log with these options, or the attempt that came furthest. */
export function findGame(
  options: OptionValues,
  units: readonly ReadUnit[],
  keepsCleanup: boolean,
): Attempt {
  const attempt = (more: readonly Ruling[], oddDraws?: number): Attempt => {
    const rulings: readonly Ruling[] = [...RULING_SETS.playdek, ...more];
    const tried = { ...options, rulings };
    const search = new Search(setup(parseOptions(tried)), new LogWriter({ keepsCleanup }), units);
    return { options: tried, search, choices: search.run(oddDraws) };
  };
  let best = attempt([]);
  let decided: readonly Ruling[] = [];
  while (!best.choices && decided.length < MOST_DECIDED) {
    const before = best;
    for (const ruling of OPEN) {
      if (decided.includes(ruling)) continue;
      const next = attempt([...decided, ruling], 0);
      if (next.choices) return next;
      if (next.search.parting.at <= best.search.parting.at) continue;
      best = next;
    }
    if (best === before) return best;
    decided = (best.options.rulings as readonly Ruling[]).slice(RULING_SETS.playdek.length);
  }
  return best;
}
