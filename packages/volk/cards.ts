import { CHANCE, bitCount, offerNext, takeNext, type Ask, type Mask } from '@brink/kernel';
import { WALL_FACE, FIRST_SPECIAL, LAST_BASE, type Card } from './deck/deck.ts';
import { emit, emitExcept, emitTo } from './emit.ts';
import {
  ASIDE,
  CARD_WORDS,
  DECADE,
  DECK,
  DISPLAY,
  GONE,
  HANDS,
  KNOWN,
  WALL,
  ZONES,
} from './state.ts';
import type { Table, Volk } from './volk.ts';
import { ask } from './vocabulary.ts';

/** A zone is a set of cards, named by its first word. */
export type Zone = number;

export const handOf = (seat: number): Zone => HANDS + seat * CARD_WORDS;
export const knownTo = (side: number): Zone => KNOWN + side * CARD_WORDS;

/** The face of a card; the special card of decade IV depends on the wall. */
export function cardOf({ mem, rules }: Table, card: number): Card {
  const { cards } = rules.deck;
  return (card === LAST_BASE && mem[WALL] !== 0 ? cards[WALL_FACE] : cards[card])!;
}

export const isSpecial = (card: number): boolean => card >= FIRST_SPECIAL && card <= LAST_BASE;

export const isIn = ({ sets }: Table, zone: Zone, card: number): boolean =>
  (sets[zone + (card >> 5)] & (1 << (card & 31))) !== 0;

export function putIn({ sets }: Table, zone: Zone, card: number): void {
  sets[zone + (card >> 5)] |= 1 << (card & 31);
}

export function takeFrom({ sets }: Table, zone: Zone, card: number): void {
  sets[zone + (card >> 5)] &= ~(1 << (card & 31));
}

export const countIn = ({ sets }: Table, zone: Zone): number =>
  bitCount(sets[zone]) +
  bitCount(sets[zone + 1]) +
  bitCount(sets[zone + 2]) +
  bitCount(sets[zone + 3]);

export function offerZone({ sets }: Table, zone: Zone, legal: Mask): void {
  for (let i = 0; i < CARD_WORDS; i++) legal[i] |= sets[zone + i];
}

export function cardsIn({ sets }: Table, zone: Zone): number[] {
  const cards: number[] = [];
  for (let i = 0; i < CARD_WORDS; i++) {
    for (let word = sets[zone + i]; word !== 0; word &= word - 1) {
      cards.push((i << 5) + 31 - Math.clz32(word & -word));
    }
  }
  return cards;
}

export function zoneOf(game: Table, card: number): Zone {
  for (const zone of ZONES) if (isIn(game, zone, card)) return zone;
  return -1;
}

/** Moves a card in the open: what was known of it hidden is of no use any more. */
export function moveCard(game: Table, card: number, to: Zone): void {
  const from = zoneOf(game, card);
  if (from >= 0) takeFrom(game, from, card);
  putIn(game, to, card);
  takeFrom(game, knownTo(0), card);
  takeFrom(game, knownTo(1), card);
}

export function pour({ sets }: Table, from: Zone, to: Zone): void {
  for (let i = 0; i < CARD_WORDS; i++) {
    sets[to + i] |= sets[from + i];
    sets[from + i] = 0;
  }
}

/** A card of a hand is laid aside for all to see. */
export function discard(game: Table, seat: number, card: number): void {
  moveCard(game, card, GONE);
  game.reveals++;
  emit(game, 'discard', seat, card);
}

/** Cards of the display besides the special one. */
export function normalCount(game: Table): number {
  let n = countIn(game, DISPLAY);
  for (let card = FIRST_SPECIAL; card <= LAST_BASE; card++) if (isIn(game, DISPLAY, card)) n--;
  return n;
}

/** Cards that are still to be drawn, those on the known top among them. */
export const deckCount = (game: Table): number =>
  countIn(game, DECK.middle) + game.mem[DECK.top] + game.mem[DECK.bottom];

/** Unplayed cards of the last decade, which help out an empty deck. */
function offerUnplayed(game: Table, legal: Mask): void {
  const decade = game.mem[DECADE] - 1;
  if (decade < 1) return;
  for (let card = (decade - 1) * 20 + 1; card <= decade * 20; card++) {
    if (isIn(game, ASIDE, card)) legal[card >> 5] |= 1 << (card & 31);
  }
}

/** The cards of which one comes next. */
export function offerDraw(game: Table, legal: Mask): void {
  if (deckCount(game) > 0) offerNext(game, DECK, legal);
  else offerUnplayed(game, legal);
}

export function canDraw(game: Table): boolean {
  if (deckCount(game) > 0) return true;
  const decade = game.mem[DECADE] - 1;
  if (decade < 1) return false;
  for (let card = (decade - 1) * 20 + 1; card <= decade * 20; card++) {
    if (isIn(game, ASIDE, card)) return true;
  }
  return false;
}

/** Takes the next card off the deck, or off the cards that help it out. */
export function takeDrawn(game: Table, card: number): void {
  if (deckCount(game) > 0) takeNext(game, DECK, card);
  else takeFrom(game, ASIDE, card);
}

/** The next card goes into a hand, seen by its owner alone. */
export function drawInto(game: Table, seat: number, card: number): void {
  takeDrawn(game, card);
  putIn(game, handOf(seat), card);
  game.reveals++;
  emitTo(game, seat, 'draw', seat, card);
  emitExcept(game, seat, 'drawHidden', seat);
}

export const drawCard = (seatToDraw: (game: Table) => number): Ask<Volk> =>
  ask({
    prompt: 'draw',
    domain: 'card',
    actor: () => CHANCE,
    auto: true,
    args: (game) => [seatToDraw(game)],
    legal: offerDraw,
    take: (game, card) => drawInto(game, seatToDraw(game), card),
  });

export const layOut = ask({
  prompt: 'layOut',
  domain: 'card',
  actor: () => CHANCE,
  auto: true,
  legal: offerDraw,
  take: (game, card) => {
    takeDrawn(game, card);
    showInDisplay(game, card);
  },
});

export function showInDisplay(game: Table, card: number): void {
  moveCard(game, card, DISPLAY);
  game.reveals++;
  emit(game, 'display', card);
}
