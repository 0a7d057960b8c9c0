import { bitCount } from '@brink/kernel';
import { emit } from './emit.ts';
import { US, USSR, rivalOf, type Side } from './sides.ts';
import {
  BATTLEGROUNDS,
  CONTROL,
  COUNTRY_WORDS,
  INFLUENCE,
  MARKED,
  MAX_COUNTRIES,
  PRESENCE,
  REACH,
  STABILITY,
} from './state.ts';
import type { Table } from './world.ts';

/** Influence of a side in a country. */
export const influenceOf = (game: Table, side: number, country: number): number =>
  game.mem[INFLUENCE + side * MAX_COUNTRIES + country];

/** The stability number of a country. */
export const stabilityOf = (game: Table, country: number): number =>
  (game.mem[STABILITY + (country >> 2)] >> ((country & 3) << 2)) & 15;

/** Whether a side controls a country (§2.1.7). */
export const controls = (game: Table, side: number, country: number): boolean =>
  (game.sets[CONTROL + side * COUNTRY_WORDS + (country >> 5)] & (1 << (country & 31))) !== 0;

/** Whether a country is a battleground. */
export const isBattleground = (game: Table, country: number): boolean =>
  (game.sets[BATTLEGROUNDS + (country >> 5)] & (1 << (country & 31))) !== 0;

/** Sets the stability number of a country. */
export function setStability(game: Table, country: number, stability: number): void {
  const at = STABILITY + (country >> 2);
  const shift = (country & 3) << 2;
  game.mem[at] = (game.mem[at] & ~(15 << shift)) | (stability << shift);
  updateSets(game, country);
}

/** The only writer of influence: keeps presence and control in step. */
export function setInfluence(game: Table, side: number, country: number, value: number): void {
  game.mem[INFLUENCE + side * MAX_COUNTRIES + country] = value;
  updateSets(game, country);
}

function updateSets(game: Table, country: number): void {
  const us = influenceOf(game, US, country);
  const ussr = influenceOf(game, USSR, country);
  const stability = stabilityOf(game, country);
  const word = country >> 5;
  const bit = 1 << (country & 31);
  const { sets } = game;
  put(sets, PRESENCE + word, bit, us > 0);
  put(sets, PRESENCE + COUNTRY_WORDS + word, bit, ussr > 0);
  put(sets, CONTROL + word, bit, us - ussr >= stability);
  put(sets, CONTROL + COUNTRY_WORDS + word, bit, ussr - us >= stability);
}

function put(sets: Int32Array, word: number, bit: number, isIn: boolean): void {
  if (isIn) sets[word] |= bit;
  else sets[word] &= ~bit;
}

/** Adds influence and says so. */
export function addInfluence(game: Table, side: Side, country: number, points: number): void {
  if (points <= 0) return;
  setInfluence(game, side, country, influenceOf(game, side, country) + points);
  emitInfluence(game, side, country, points);
  game.rules.rule.onInfluence?.(game, side, country);
}

/** Removes influence, at most what is there; answers how much that was. */
export function takeInfluence(game: Table, side: Side, country: number, points: number): number {
  const there = influenceOf(game, side, country);
  const taken = Math.min(points, there);
  if (taken <= 0) return 0;
  setInfluence(game, side, country, there - taken);
  emitInfluence(game, side, country, -taken);
  return taken;
}

function emitInfluence(game: Table, side: Side, country: number, change: number): void {
  const us = influenceOf(game, US, country);
  emit(game, 'influence', side, country, change, us, influenceOf(game, USSR, country));
}

/** How much a side still needs in a country to control it. */
export function missingForControl(game: Table, side: Side, country: number): number {
  const rival = influenceOf(game, rivalOf(side), country);
  return Math.max(0, rival + stabilityOf(game, country) - influenceOf(game, side, country));
}

/** Fixes where each side may place until the action round is over (§6.1.1, §6.1.4). */
export function fixReach(game: Table): void {
  for (let side = 0; side < 2; side++) {
    const { sets, rules } = game;
    const { adjacency, nextToSuperpower } = rules;
    const from = PRESENCE + side * COUNTRY_WORDS;
    const home = side * COUNTRY_WORDS;
    let w0 = sets[from] | nextToSuperpower[home];
    let w1 = sets[from + 1] | nextToSuperpower[home + 1];
    let w2 = sets[from + 2] | nextToSuperpower[home + 2];
    for (let i = 0; i < COUNTRY_WORDS; i++) {
      for (let word = sets[from + i]; word !== 0; word &= word - 1) {
        const country = (i << 5) + 31 - Math.clz32(word & -word);
        w0 |= adjacency[country * COUNTRY_WORDS];
        w1 |= adjacency[country * COUNTRY_WORDS + 1];
        w2 |= adjacency[country * COUNTRY_WORDS + 2];
      }
    }
    const to = REACH + side * COUNTRY_WORDS;
    sets[to] = w0;
    sets[to + 1] = w1;
    sets[to + 2] = w2;
  }
}

/** Neighbours of a country that a side controls. */
export function controlledNeighbours(game: Table, side: Side, country: number): number {
  const { sets, rules } = game;
  const { adjacency } = rules;
  const from = CONTROL + side * COUNTRY_WORDS;
  const at = country * COUNTRY_WORDS;
  return (
    bitCount(sets[from] & adjacency[at]) +
    bitCount(sets[from + 1] & adjacency[at + 1]) +
    bitCount(sets[from + 2] & adjacency[at + 2])
  );
}

/** Whether a country borders on the superpower of a side. */
export const isNextToSuperpower = (game: Table, side: Side, country: number): boolean =>
  (game.rules.nextToSuperpower[side * COUNTRY_WORDS + (country >> 5)] & (1 << (country & 31))) !==
  0;

/** From here on only what comes next is marked. */
export function unmarkAll({ sets }: Table): void {
  sets.fill(0, MARKED, MARKED + 2 * COUNTRY_WORDS);
}

/** Remembers the country of an operation, for an event that goes on elsewhere. */
export function markOnly({ sets }: Table, country: number): void {
  sets.fill(0, MARKED, MARKED + 2 * COUNTRY_WORDS);
  sets[MARKED + (country >> 5)] |= 1 << (country & 31);
}
