import { ALL_SEEING, type Random, type Viewer } from '@brink/kernel';
import { cardList } from './card-list.ts';
import { absentFrom, cardCount, handOf, isIn, knownTo, putIn, takeFrom } from './deck.ts';
import { rivalOf, US, USSR, type Side } from './sides.ts';
import { CARD_WORDS, COMMITTED, DRAW, EXAMINED, HANDS, MAX_CARDS, OLDER } from './state.ts';
import type { Table } from './world.ts';

/**
 * What a viewer cannot know lies in hidden zones: the hands of others, the draw pile and
 * cards that somebody else examines.
 */
export interface HiddenZone {
  readonly zone: number;
  /** Who looks into it; nobody into the draw pile. */
  readonly owner: Side | undefined;
}

/** Every zone that not everybody may look into. */
export const HIDDEN_ZONES: readonly HiddenZone[] = [
  { zone: HANDS + US * CARD_WORDS, owner: US },
  { zone: HANDS + USSR * CARD_WORDS, owner: USSR },
  { zone: DRAW, owner: undefined },
  // The US alone examines cards in this family (Our Man in Tehran).
  { zone: EXAMINED, owner: US },
];

/** A bit for every card of word `index` that a viewer could tell if it lay in a hidden zone. */
export function seenWord(
  { sets }: Table,
  viewer: Viewer,
  { owner }: HiddenZone,
  index: number,
): number {
  if (viewer === ALL_SEEING || viewer === owner) return -1;
  // What the rival has held since the pile was empty he can work out from his own hand.
  if (viewer >= 0) return sets[knownTo(viewer) + index] | sets[OLDER + index];
  // The public sees of a hand what its owner has shown to the other side.
  return owner === undefined ? 0 : sets[knownTo(rivalOf(owner)) + index];
}

/** Whether a viewer knows that this card of a hidden zone is there. */
export const sees = (game: Table, viewer: Viewer, zone: HiddenZone, card: number): boolean =>
  (seenWord(game, viewer, zone, card >> 5) & (1 << (card & 31))) !== 0;

const words = new Int32Array(CARD_WORDS);

function hiddenAt(zone: number): HiddenZone | undefined {
  for (const hidden of HIDDEN_ZONES) if (hidden.zone === zone) return hidden;
  return undefined;
}

/** The cards of a zone that a viewer can tell, ascending. */
export function visibleCards(game: Table, viewer: Viewer, zone: number): readonly number[] {
  const { sets } = game;
  const hidden = hiddenAt(zone);
  for (let i = 0; i < CARD_WORDS; i++) {
    words[i] = sets[zone + i] & (hidden ? seenWord(game, viewer, hidden, i) : -1);
  }
  return cardList(words, 0);
}

/** Cards in the game whose place a viewer cannot tell, ascending. */
export function unseenCards(game: Table, viewer: Viewer): readonly number[] {
  const { sets } = game;
  words.fill(0);
  for (const hidden of HIDDEN_ZONES) {
    for (let i = 0; i < CARD_WORDS; i++) {
      words[i] |= sets[hidden.zone + i] & ~seenWord(game, viewer, hidden, i);
    }
  }
  return cardList(words, 0);
}

const pool = new Uint8Array(MAX_CARDS);

/**
 * Deals all cards that a viewer cannot know anew: every hidden zone keeps its size, a hand
 * gets no card it has shown not to hold. Answers false if the deal has run into a corner: what
 * one hand has taken was all that the next may hold.
 */
export function redeal(game: Table, viewer: Viewer, random: Random): boolean {
  const { sets } = game;
  let size = 0;
  const missing: number[] = [];
  for (const hidden of HIDDEN_ZONES) {
    let taken = 0;
    for (let i = 0; i < CARD_WORDS; i++) {
      for (let word = sets[hidden.zone + i]; word !== 0; word &= word - 1) {
        const card = (i << 5) + 31 - Math.clz32(word & -word);
        if (sees(game, viewer, hidden, card)) continue;
        sets[hidden.zone + i] &= ~(1 << (card & 31));
        takeFrom(game, OLDER, card);
        pool[size++] = card;
        taken++;
      }
    }
    missing.push(taken);
  }
  // In the order of their numbers: what the same seed deals does not depend on the truth.
  pool.subarray(0, size).sort();
  // Hands first, for they alone refuse cards; the draw pile takes what is left.
  for (const [index, { zone, owner }] of HIDDEN_ZONES.entries()) {
    if (zone === DRAW) continue;
    const isHand = zone !== EXAMINED && owner !== undefined;
    const refused = isHand ? absentFrom(owner) : undefined;
    for (let n = missing[index]; n > 0; n--) {
      const at = pick(game, size, refused, random);
      if (at < 0) return false;
      putIn(game, zone, pool[at]);
      // A card that a side knew in the pile is a stranger to it in the other's hand.
      if (isHand) takeFrom(game, knownTo(rivalOf(owner)), pool[at]);
      pool[at] = pool[--size];
    }
  }
  for (let i = 0; i < size; i++) putIn(game, DRAW, pool[i]);
  return true;
}

/** A random place in the pool whose card is not refused, or -1. */
function pick(game: Table, size: number, refused: number | undefined, random: Random): number {
  let fit = 0;
  for (let i = 0; i < size; i++) {
    if (refused === undefined || !isIn(game, refused, pool[i])) fit++;
  }
  if (fit === 0) return -1;
  let left = random.below(fit);
  for (let i = 0; ; i++) {
    if (refused !== undefined && isIn(game, refused, pool[i])) continue;
    if (left-- === 0) return i;
  }
}

/** Chooses another card for what a side has committed face down, from its new hand. */
export function recommit(
  game: Table,
  side: Side,
  random: Random,
  fits: (card: number) => boolean,
): void {
  if (game.mem[COMMITTED + side] === 0) return;
  const cards: number[] = [];
  for (let card = 1; card < MAX_CARDS; card++) {
    if (isIn(game, handOf(side), card) && fits(card)) cards.push(card);
  }
  if (cards.length > 0) game.mem[COMMITTED + side] = cards[random.below(cards.length)] + 1;
}

/** How many cards a side holds. */
export const handCount = (game: Table, side: Side): number => cardCount(game, handOf(side));
