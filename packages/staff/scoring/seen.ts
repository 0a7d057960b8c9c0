import {
  scoreRegion,
  type ScoringChanges,
  type ScoringRegion,
  type SideScore,
} from '@brink/struggle/scoring';
import { BATTLEGROUNDS, CONTROL, COUNTRY_WORDS } from '@brink/struggle/state';
import type { Table } from '@brink/struggle/world';

/** What everybody sees of a country. */
export interface SeenCountry {
  /** 0 US, 1 USSR, anything else nobody. */
  readonly control: number;
  readonly battleground: boolean;
}

/** A region by the numbers of its countries. */
export interface SeenRegion {
  readonly countries: readonly number[];
  /** VP for presence, domination and control. */
  readonly vp: readonly [number, number, number];
  /** Countries next to the US and to the USSR. */
  readonly nextTo: readonly [readonly number[], readonly number[]];
}

const SIZE = Math.max(CONTROL + 2 * COUNTRY_WORDS, BATTLEGROUNDS + COUNTRY_WORDS);

function put(words: Int32Array, at: number, countries: readonly number[]): Int32Array {
  for (const country of countries) words[at + (country >> 5)] |= 1 << (country & 31);
  return words;
}

/**
 * Both sides' standing in a region for whoever has no game but only sees one: the rules count on a
 * table that has nothing but control and battlegrounds on it. Small enough for a first page.
 */
export function scoreSeen(
  seen: readonly SeenCountry[],
  { countries, vp, nextTo }: SeenRegion,
  changes: ScoringChanges = {},
): readonly [SideScore, SideScore] {
  const numbers = [...seen.keys()];
  const sets = new Int32Array(SIZE);
  for (const side of [0, 1]) {
    const own = numbers.filter((country) => seen[country].control === side);
    put(sets, CONTROL + side * COUNTRY_WORDS, own);
  }
  put(
    sets,
    BATTLEGROUNDS,
    numbers.filter((country) => seen[country].battleground),
  );
  const nextToSuperpower = new Int32Array(2 * COUNTRY_WORDS);
  for (const side of [0, 1]) put(nextToSuperpower, side * COUNTRY_WORDS, nextTo[side]);
  const words = put(new Int32Array(COUNTRY_WORDS), 0, countries);
  return scoreRegion(
    // Nothing else of a table is looked at.
    { sets, rules: { nextToSuperpower } } as unknown as Table,
    { index: 0, countries: { words } as unknown as ScoringRegion['countries'], vp },
    changes,
  );
}
