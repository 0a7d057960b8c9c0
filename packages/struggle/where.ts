import { newMask, type Mask } from '@brink/kernel';
import { isRaised, type Flag } from './flags.ts';
import { sideOf, type Side, type Who } from './sides.ts';
import { BATTLEGROUNDS, CONTROL, COUNTRY_WORDS, MARKED, PRESENCE } from './state.ts';
import type { Table } from './world.ts';

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

export function regionOf(countries: Iterable<number>): Region {
  const words = newMask();
  for (const country of countries) words[country >> 5] |= 1 << (country & 31);
  return new Region(words);
}

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

/** A set that counts while a flag is raised; nothing otherwise. */
export const inForce = (flag: Flag, where: Where): Where =>
  new Where((game, out) => {
    if (isRaised(game, flag)) where.into(game, out);
    else out.fill(0, 0, COUNTRY_WORDS);
  });

/** Countries with at least one influence of a side. */
export const influencedBy = (who: Who): Where => keptFor(PRESENCE, who);

export const battlegrounds: Where = kept(BATTLEGROUNDS);

/** Countries that the step before has used: the target of the last coup. */
export const marked: Where = kept(MARKED);
