import { ALL_SEEING, type Game, type Random, type Viewer } from '@brink/kernel';
import { LAST_BASE } from './deck/deck.ts';
import { handOf, isIn, knownTo, putIn, takeFrom } from './cards.ts';
import { EAST, WEST, isSuperpower } from './sides.ts';
import { ASIDE, DECK, EXAMINED, WAITING } from './state.ts';
import type { Table, Volk } from './volk.ts';

/**
 * Hidden are the hands, the deck, cards of past decades that nobody has drawn, those of later
 * ones (a superpower may hold one), and what East examines. The backs of cards tell their
 * decade, so a hidden place always keeps as many of each decade.
 */
interface HiddenZone {
  readonly zone: number;
  /** Who looks into it; -1 for nobody. */
  readonly owner: number;
}

export const HIDDEN: readonly HiddenZone[] = [
  ...[0, 1, 2, 3].map((seat) => ({ zone: handOf(seat), owner: seat })),
  { zone: EXAMINED, owner: EAST },
  { zone: DECK.middle, owner: -1 },
  { zone: WAITING, owner: -1 },
  { zone: ASIDE, owner: -1 },
];

const DECADE_CARDS = 20;

/** Whether a viewer knows where a card of a hidden zone lies. */
export function sees(game: Table, viewer: Viewer, owner: number, card: number): boolean {
  // The public has no seat, and what belongs to nobody is not the public's to see.
  if (viewer === ALL_SEEING || (owner >= 0 && viewer === owner)) return true;
  if (viewer < 0 || isSuperpower(viewer)) return false;
  return isIn(game, knownTo(viewer), card);
}

/** The cards of a hand that a viewer can tell, ascending. */
export function visibleIn(game: Table, viewer: Viewer, zone: number): number[] {
  const hidden = HIDDEN.find((each) => each.zone === zone);
  const cards: number[] = [];
  for (let card = 1; card <= LAST_BASE; card++) {
    if (isIn(game, zone, card) && (!hidden || sees(game, viewer, hidden.owner, card))) {
      cards.push(card);
    }
  }
  return cards;
}

/** Cards on the known top of the deck, the next one last, that a viewer can tell; 0 for others. */
export function visibleTop(game: Table, viewer: Viewer): number[] {
  const { mem } = game;
  return Array.from({ length: mem[DECK.top] }, (_, i) => {
    const card = mem[DECK.top + 1 + i];
    return sees(game, viewer, -1, card) ? card : 0;
  });
}

const pool = new Uint8Array(DECADE_CARDS);
/** Where the cards of the pool lay (in HIDDEN, then on the top), and which states knew that. */
const origin = new Uint8Array(DECADE_CARDS);

/** The hidden place of a card that a viewer cannot tell, or -1. */
function placeOf(game: Table, viewer: Viewer, card: number): number {
  const { mem } = game;
  for (let index = 0; index < HIDDEN.length; index++) {
    const { zone, owner } = HIDDEN[index];
    if (isIn(game, zone, card)) return sees(game, viewer, owner, card) ? -1 : index;
  }
  for (let i = 0; i < mem[DECK.top]; i++) {
    if (mem[DECK.top + 1 + i] === card)
      return sees(game, viewer, -1, card) ? -1 : HIDDEN.length + i;
  }
  return -1;
}

/** Whether a viewer cannot tell where a card lies. */
export const isHiddenFrom = (game: Table, viewer: Viewer, card: number): boolean =>
  placeOf(game, viewer, card) >= 0;

/** Deals the unknown cards of one decade anew; what others know goes with the places. */
function redeal(game: Table, viewer: Viewer, decade: number, random: Random): void {
  let size = 0;
  for (let card = (decade - 1) * DECADE_CARDS + 1; card <= decade * DECADE_CARDS; card++) {
    const place = placeOf(game, viewer, card);
    if (place < 0) continue;
    let known = 0;
    for (const side of [WEST, EAST]) {
      if (isIn(game, knownTo(side), card)) known |= 1 << side;
      takeFrom(game, knownTo(side), card);
    }
    if (place < HIDDEN.length) takeFrom(game, HIDDEN[place].zone, card);
    origin[size] = place * 4 + known;
    pool[size++] = card;
  }
  // What the same seed deals must not depend on the truth: places in order, cards at random.
  origin.subarray(0, size).sort();
  for (let i = 0; i < size; i++) {
    const at = i + random.below(size - i);
    [pool[i], pool[at]] = [pool[at], pool[i]];
    const place = origin[i] >> 2;
    if (place < HIDDEN.length) putIn(game, HIDDEN[place].zone, pool[i]);
    else game.mem[DECK.top + 1 + place - HIDDEN.length] = pool[i];
    for (const side of [WEST, EAST]) {
      if (origin[i] & (1 << side)) putIn(game, knownTo(side), pool[i]);
    }
  }
}

/** A game that `viewer` cannot tell from this one. */
export function determinise(
  game: Game<Volk>,
  viewer: Viewer,
  random: Random,
  into: Game<Volk>,
): Game<Volk> {
  into.copyFrom(game);
  if (viewer === ALL_SEEING) return into;
  for (let decade = 1; decade <= 4; decade++) redeal(into, viewer, decade, random);
  return into;
}
