import { add, local as readLocal, membersAt, newMask, type Local, type Mask } from '@brink/kernel';
import { sideOf, type Side, type Who } from './sides.ts';
import { BATTLEGROUNDS, CONTROL, COUNTRY_WORDS, MARKED, PRESENCE } from './state.ts';
import type { Condition, Table } from './world.ts';

type Fill = (game: Table, out: Mask) => void;

/**
 * A set of countries as rules speak of it: "Western Europe minus what the USSR controls".
 * Built once when a card is loaded; `into` works it out for the present board.
 */
export class Where {
  /** Writes the members into the country words of `out`. */
  readonly into: Fill;

  constructor(into: Fill) {
    this.into = into;
  }

  and(other: Where): Where {
    const right = newMask();
    return new Where((game, out) => {
      this.into(game, out);
      other.into(game, right);
      for (let i = 0; i < COUNTRY_WORDS; i++) out[i] &= right[i];
    });
  }

  or(other: Where): Where {
    const right = newMask();
    return new Where((game, out) => {
      this.into(game, out);
      other.into(game, right);
      for (let i = 0; i < COUNTRY_WORDS; i++) out[i] |= right[i];
    });
  }

  minus(other: Where): Where {
    const right = newMask();
    return new Where((game, out) => {
      this.into(game, out);
      other.into(game, right);
      for (let i = 0; i < COUNTRY_WORDS; i++) out[i] &= ~right[i];
    });
  }
}

/** A fixed set of countries, such as a region. */
export class Region extends Where {
  readonly words: Mask;

  constructor(words: Mask) {
    super((_, out) => {
      for (let i = 0; i < COUNTRY_WORDS; i++) out[i] = words[i];
    });
    this.words = words;
  }

  has(country: number): boolean {
    return (this.words[country >> 5] & (1 << (country & 31))) !== 0;
  }
}

/** A set of countries that never changes. */
export function regionOf(countries: Iterable<number>): Region {
  const words = newMask();
  for (const country of countries) words[country >> 5] |= 1 << (country & 31);
  return new Region(words);
}

const nowhere = regionOf([]);

const kept = (at: number): Where =>
  new Where(({ sets }, out) => {
    for (let i = 0; i < COUNTRY_WORDS; i++) out[i] = sets[at + i];
  });

const keptFor = (at: number, who: Who): Where =>
  new Where((game, out) => {
    const from = at + sideOf(game, who) * COUNTRY_WORDS;
    for (let i = 0; i < COUNTRY_WORDS; i++) out[i] = game.sets[from + i];
  });

/** Countries controlled by a side. */
export const controlledBy = (who: Who): Where => keptFor(CONTROL, who);

/** The same of a side that stays what it is while the superpowers are exchanged. */
export const heldBy = (side: Side): Where => kept(CONTROL + side * COUNTRY_WORDS);

/** A set that counts while a condition holds; nothing otherwise. */
export const onlyIf = (condition: Condition, where: Where): Where =>
  new Where((game, out) => {
    if (condition(game)) where.into(game, out);
    else out.fill(0, 0, COUNTRY_WORDS);
  });

/** All countries that fit. */
export const countriesWhere = (fits: (game: Table, country: number) => boolean): Where =>
  new Where((game, out) => {
    out.fill(0, 0, COUNTRY_WORDS);
    for (let country = 0; country < game.rules.countryCount; country++) {
      if (fits(game, country)) add(out, country);
    }
  });

/** All that lie in any of these sets. */
export const anyOf = (sets: readonly Where[]): Where =>
  sets.reduce((all, where) => all.or(where), nowhere);

/** The country in a local, which holds its number plus one; nothing while it holds 0. */
export const theOneIn = (local: Local): Where =>
  new Where((game, out) => {
    const country = readLocal(game, local) - 1;
    out.fill(0, 0, COUNTRY_WORDS);
    if (country >= 0) add(out, country);
  });

/** The countries next to any of a set. */
export function nextTo(where: Where): Where {
  const centre = newMask();
  return new Where((game, out) => {
    where.into(game, centre);
    out.fill(0, 0, COUNTRY_WORDS);
    const { adjacency } = game.rules;
    for (const country of membersAt(centre, 0, COUNTRY_WORDS)) {
      for (let i = 0; i < COUNTRY_WORDS; i++) out[i] |= adjacency[country * COUNTRY_WORDS + i];
    }
  });
}

/** Countries with a marker: `markers` is where the set of them is kept. */
export const withMarker = (markers: number): Where => kept(markers);

/** The same where each side has markers of its own. */
export const withMarkerOf = (markers: number, who: Who): Where => keptFor(markers, who);

/** Countries next to the superpower itself. */
export const besideSuperpower = (who: Who): Where =>
  new Where((game, out) => {
    const from = sideOf(game, who) * COUNTRY_WORDS;
    for (let i = 0; i < COUNTRY_WORDS; i++) out[i] = game.rules.nextToSuperpower[from + i];
  });

/** Whether a country has a marker of a kind. */
export const hasMarker = ({ sets }: Table, markers: number, country: number): boolean =>
  (sets[markers + (country >> 5)] & (1 << (country & 31))) !== 0;

/** Puts a marker on a country or takes it away. */
export function setMarker({ sets }: Table, markers: number, country: number, on: boolean): void {
  const bit = 1 << (country & 31);
  if (on) sets[markers + (country >> 5)] |= bit;
  else sets[markers + (country >> 5)] &= ~bit;
}

/** Countries with at least one influence of a side. */
export const influencedBy = (who: Who): Where => keptFor(PRESENCE, who);

/** All battleground countries. */
export const battlegrounds: Where = kept(BATTLEGROUNDS);

/** Countries that the step before has used: the target of the last coup. */
export const marked: Where = kept(MARKED);
