import {
  CHANCE,
  bitCount,
  exceptFor,
  offerNext,
  only,
  shuffle,
  takeNext,
  type Ask,
  type Mask,
} from '@brink/kernel';
import { emit, emitTo } from './emit.ts';
import { rivalOf, type Side } from './sides.ts';
import {
  ABSENT,
  CARD_WORDS,
  DISCARD,
  DRAW,
  EXAMINED,
  HANDS,
  KNOWN,
  OLDER,
  REMOVED,
  RESOLVING,
  ZONES,
} from './state.ts';
import type { Table, World } from './world.ts';
import { question } from './question.ts';

/** A zone is a set of cards, named by its first word. */
export type Zone = number;

/** The hand of a side, as a zone. */
export const handOf = (side: number): Zone => HANDS + side * CARD_WORDS;
/** The set of hidden cards whose place a side has seen. */
export const knownTo = (side: number): number => KNOWN + side * CARD_WORDS;
/** The set of cards that the hand of a side has shown not to hold. */
export const absentFrom = (side: number): number => ABSENT + side * CARD_WORDS;

/** Whether a card lies in a zone. */
export const isIn = (game: Table, zone: Zone, card: number): boolean =>
  (game.sets[zone + (card >> 5)] & (1 << (card & 31))) !== 0;

/** Puts a card into a zone; it must not lie in another. */
export function putIn(game: Table, zone: Zone, card: number): void {
  game.sets[zone + (card >> 5)] |= 1 << (card & 31);
}

/** Takes a card out of a zone. */
export function takeFrom(game: Table, zone: Zone, card: number): void {
  game.sets[zone + (card >> 5)] &= ~(1 << (card & 31));
}

/** How many cards lie in a zone. */
export function cardCount(game: Table, zone: Zone): number {
  const { sets } = game;
  return (
    bitCount(sets[zone]) +
    bitCount(sets[zone + 1]) +
    bitCount(sets[zone + 2]) +
    bitCount(sets[zone + 3]) +
    bitCount(sets[zone + 4])
  );
}

/** Whether a zone holds no card. */
export function isEmptyZone({ sets }: Table, zone: Zone): boolean {
  return (sets[zone] | sets[zone + 1] | sets[zone + 2] | sets[zone + 3] | sets[zone + 4]) === 0;
}

/** Adds the cards of a zone to a legal set. */
export function offerZone(game: Table, zone: Zone, legal: Mask): void {
  for (let i = 0; i < CARD_WORDS; i++) legal[i] |= game.sets[zone + i];
}

/** Fixed sets of cards ("scoring cards"), for set algebra with zones. */
export type CardSet = Int32Array;

/** A set of cards, by their numbers. */
export function cardSet(cards: Iterable<number>): CardSet {
  const set = new Int32Array(CARD_WORDS);
  for (const card of cards) set[card >> 5] |= 1 << (card & 31);
  return set;
}

/** Adds the cards of a zone that belong to a fixed set. */
export function offerFrom(game: Table, zone: Zone, among: CardSet, legal: Mask): void {
  for (let i = 0; i < CARD_WORDS; i++) legal[i] |= game.sets[zone + i] & among[i];
}

/** How many cards of a set lie in a zone. */
export function countFrom(game: Table, zone: Zone, among: CardSet): number {
  let n = 0;
  for (let i = 0; i < CARD_WORDS; i++) n += bitCount(game.sets[zone + i] & among[i]);
  return n;
}

/** The zone a card lies in, or -1 if it is not in the game. */
export function zoneOf(game: Table, card: number): Zone {
  for (const zone of ZONES) if (isIn(game, zone, card)) return zone;
  return -1;
}

/** Moves a card in the open: what was known of it hidden is of no use any more. */
export function moveCard(game: Table, card: number, to: Zone): void {
  const from = zoneOf(game, card);
  if (from >= 0) takeFrom(game, from, card);
  putIn(game, to, card);
  for (let side = 0; side < 2; side++) {
    takeFrom(game, knownTo(side), card);
    takeFrom(game, absentFrom(side), card);
  }
  takeFrom(game, OLDER, card);
}

/** Gives a card into a hand in the sight of both. */
export function giveOpenly(game: Table, card: number, side: Side): void {
  moveCard(game, card, handOf(side));
  putIn(game, knownTo(rivalOf(side)), card);
}

/** A side discards a card; everybody sees it. */
export function discard(game: Table, side: Side, card: number): void {
  moveCard(game, card, DISCARD);
  game.reveals++;
  emit(game, 'discard', side, card);
  game.rules.rule.onDiscard?.(game, side, card);
}

/** After a card was played: off the table or on the discard pile, unless it went elsewhere. */
export function dispose(game: Table, card: number, isRemoved: boolean): void {
  if (!isIn(game, RESOLVING, card)) return;
  moveCard(game, card, isRemoved ? REMOVED : DISCARD);
  if (isRemoved) emit(game, 'remove', card);
}

/** Shows a hand card to the other side. */
export function reveal(game: Table, owner: Side, card: number): void {
  putIn(game, knownTo(rivalOf(owner)), card);
  game.reveals++;
  emit(game, 'reveal', owner, card);
}

/** Shows all cards of a hand that belong to `among`, and that there are no others of them. */
export function revealHand(game: Table, owner: Side, among?: CardSet): void {
  const { sets } = game;
  const hand = handOf(owner);
  for (let i = 0; i < CARD_WORDS; i++) {
    const wanted = among ? among[i] : -1;
    for (let word = sets[hand + i] & wanted; word !== 0; word &= word - 1) {
      reveal(game, owner, (i << 5) + 31 - Math.clz32(word & -word));
    }
    sets[absentFrom(owner) + i] |= wanted & ~sets[hand + i];
  }
  game.reveals++;
}

/** Everybody has seen that a hand holds none of these. */
export function showAbsent(game: Table, owner: Side, cards: CardSet): void {
  for (let i = 0; i < CARD_WORDS; i++) {
    game.sets[absentFrom(owner) + i] |= cards[i] & ~game.sets[handOf(owner) + i];
  }
  game.reveals++;
}

/** Whether a side has seen where a hidden card lies. */
export const isKnownTo = (game: Table, side: number, card: number): boolean =>
  isIn(game, knownTo(side), card);

/** All cards of one zone join another; both sides know what they were. */
export function pourInto(game: Table, from: Zone, to: Zone): void {
  for (let i = 0; i < CARD_WORDS; i++) {
    game.sets[to + i] |= game.sets[from + i];
    game.sets[from + i] = 0;
  }
}

/** No card is left to draw, not even one that lies known at an end. */
export function isPileEmpty(game: Table): boolean {
  const { pile } = game.rules;
  return isEmptyZone(game, DRAW) && (!pile || game.mem[pile.top] + game.mem[pile.bottom] === 0);
}

/** Cards in the draw pile, those at its known ends among them. */
export function pileCount(game: Table): number {
  const { pile } = game.rules;
  const ends = pile ? game.mem[pile.top] + game.mem[pile.bottom] : 0;
  return cardCount(game, DRAW) + ends;
}

/** The cards of which one comes next. */
export function offerTop(game: Table, legal: Mask): void {
  const { pile } = game.rules;
  if (pile) offerNext(game, pile, legal);
  else offerZone(game, DRAW, legal);
}

/** Takes the top card off the pile; answers whether everybody knew which it would be. */
export function takeTop(game: Table, card: number): boolean {
  const { pile } = game.rules;
  if (!pile) {
    takeFrom(game, DRAW, card);
    return false;
  }
  const wasKnown = !isIn(game, DRAW, card);
  takeNext(game, pile, card);
  return wasKnown;
}

/** Shuffles the pile: nothing is known of its ends any more. */
export function shufflePile(game: Table): void {
  const { pile } = game.rules;
  if (pile) shuffle(game, pile);
}

/** All cards that nobody sees are in the hands now, unless somebody has some before him. */
function noteHands(game: Table): void {
  const { sets } = game;
  if (!isEmptyZone(game, EXAMINED)) return;
  for (let i = 0; i < CARD_WORDS; i++) {
    sets[OLDER + i] = sets[HANDS + i] | sets[HANDS + CARD_WORDS + i];
  }
}

/** §4.3: an empty draw pile is made anew from the discards. */
export function reshuffleIfEmpty(game: Table): void {
  if (!isPileEmpty(game) || isEmptyZone(game, DISCARD)) return;
  noteHands(game);
  pourInto(game, DISCARD, DRAW);
  emit(game, 'reshuffle');
}

/** The top card of the draw pile goes into a hand, seen by its owner alone. */
export function drawInto(game: Table, side: Side, card: number): void {
  const { sets } = game;
  const rival = rivalOf(side);
  // Whoever knew cards of the pile no longer knows which of them are still there.
  for (let i = 0; i < CARD_WORDS; i++) {
    sets[knownTo(rival) + i] &= ~sets[DRAW + i];
    sets[absentFrom(side) + i] = 0;
  }
  const wasKnown = takeTop(game, card);
  takeFrom(game, knownTo(side), card);
  putIn(game, handOf(side), card);
  if (wasKnown) putIn(game, knownTo(rival), card);
  game.reveals++;
  emitTo(game, only(side), 'draw', side, card);
  emitTo(game, exceptFor(side), 'drawHidden', side);
  game.rules.rule.onDraw?.(game, side, card);
  if (game.rules.rule.reshufflesWhenEmptied?.(game)) reshuffleIfEmpty(game);
}

/** A card of the draw pile is looked at by one side alone; it may go back or be discarded. */
export function examine(game: Table, side: Side, card: number): void {
  takeTop(game, card);
  putIn(game, EXAMINED, card);
  putIn(game, knownTo(side), card);
  game.reveals++;
  emitTo(game, only(side), 'examine', side, card);
  emitTo(game, exceptFor(side), 'examineHidden', side);
}

/** Chance draws a card for a side. An empty pile is reshuffled by the step before. */
export const drawStep = (sideToDraw: (game: Table) => Side): Ask<World> =>
  question({
    prompt: 'draw',
    domain: 'card',
    actor: () => CHANCE,
    auto: true,
    args: (game) => [sideToDraw(game)],
    legal: offerTop,
    take: (game, card) => drawInto(game, sideToDraw(game), card),
  });
