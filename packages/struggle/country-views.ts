import { controls, influenceOf, isBattleground, stabilityOf } from './influence.ts';
import { US, USSR } from './sides.ts';
import { BATTLEGROUNDS, COUNTRY_WORDS, INFLUENCE, MAX_COUNTRIES, STABILITY } from './state.ts';
import type { Table } from './world.ts';

/** A country as everybody sees it. */
export interface CountryView {
  readonly us: number;
  readonly ussr: number;
  /** 0 US, 1 USSR, -1 nobody. */
  readonly control: number;
  readonly stability: number;
  readonly battleground: boolean;
}

/** One object for each look of a country: who compares two views can skip what is the same. */
const looks = new Map<number, CountryView>();

function lookOf(game: Table, country: number): number {
  const us = influenceOf(game, US, country);
  const ussr = influenceOf(game, USSR, country);
  const stability = stabilityOf(game, country);
  return (((us << 10) | ussr) << 5) | (stability << 1) | Number(isBattleground(game, country));
}

function countryView(game: Table, country: number, look: number): CountryView {
  let view = looks.get(look);
  if (!view) {
    view = {
      us: influenceOf(game, US, country),
      ussr: influenceOf(game, USSR, country),
      control: controls(game, US, country) ? US : controls(game, USSR, country) ? USSR : -1,
      stability: stabilityOf(game, country),
      battleground: isBattleground(game, country),
    };
    looks.set(look, view);
  }
  return view;
}

/** All that looks follow from lies in these cells and in the set of battlegrounds. */
const CELLS = STABILITY + MAX_COUNTRIES / 4 - INFLUENCE;

/** What the countries of a game looked like last, and what that followed from. */
class LastLook {
  readonly #cells = new Int16Array(CELLS).fill(-1);
  readonly #battlegrounds = new Int32Array(COUNTRY_WORDS);
  readonly #looks: Int32Array;
  views: readonly CountryView[];

  constructor(count: number) {
    this.#looks = new Int32Array(count).fill(-1);
    this.views = Array<CountryView>(count);
  }

  isOf({ mem, sets }: Table): boolean {
    const cells = this.#cells;
    for (let i = 0; i < CELLS; i++) if (mem[INFLUENCE + i] !== cells[i]) return false;
    const battlegrounds = this.#battlegrounds;
    for (let i = 0; i < COUNTRY_WORDS; i++) {
      if (sets[BATTLEGROUNDS + i] !== battlegrounds[i]) return false;
    }
    return true;
  }

  take(game: Table): void {
    const { mem, sets } = game;
    this.#cells.set(mem.subarray(INFLUENCE, INFLUENCE + CELLS));
    this.#battlegrounds.set(sets.subarray(BATTLEGROUNDS, BATTLEGROUNDS + COUNTRY_WORDS));
    const views = this.views.slice();
    for (let country = 0; country < views.length; country++) {
      const look = lookOf(game, country);
      if (look === this.#looks[country]) continue;
      this.#looks[country] = look;
      views[country] = countryView(game, country, look);
    }
    this.views = views;
  }
}

const lastLooks = new WeakMap<Table, LastLook>();

/** The first `count` countries; the same list as long as nothing about countries changes. */
export function countryViews(game: Table, count: number): readonly CountryView[] {
  let last = lastLooks.get(game);
  if (last?.views.length !== count) {
    last = new LastLook(count);
    lastLooks.set(game, last);
  }
  if (!last.isOf(game)) last.take(game);
  return last.views;
}
