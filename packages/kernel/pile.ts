import { CHANCE, type Game, type Rules } from './game.ts';
import type { Layout } from './layout.ts';
import { add, type Mask } from './mask.ts';
import type { Ask } from './program.ts';

/**
 * A pile of cards without a hidden order: a known top, a set in between of which any card may
 * come next, and a known bottom. Who knows the ends is the game's to say.
 */
export interface Pile {
  /** First word of the cards in between, in `game.sets`. */
  readonly middle: number;
  readonly words: number;
  /** The known ends: a cell with the count, then the cards, the next to be drawn last. */
  readonly top: number;
  readonly bottom: number;
  readonly room: number;
}

/** How large a pile and its known ends can be. */
export interface PileOptions {
  /** Words of 32 cards. */
  readonly words: number;
  /** How many cards each end can hold. */
  readonly room: number;
}

/** Declares a pile in a game's memory. */
export function declarePile(layout: Layout, name: string, { words, room }: PileOptions): Pile {
  const end = (which: string): number => {
    const count = layout.cell(`${name} ${which} count`, { max: room });
    const max = words * 32 - 1;
    layout.cell(`${name} ${which}`, { length: room, max, sight: 'hidden' });
    return count;
  };
  return { middle: layout.set(name, words), words, top: end('top'), bottom: end('bottom'), room };
}

function checkRoom({ mem }: Game, end: number, { room }: Pile): void {
  if (mem[end] >= room) throw new Error(`a pile knows no more than ${room} cards of each end`);
}

/** Puts a card where only chance will find it. */
export function putInto({ sets }: Game, { middle }: Pile, card: number): void {
  sets[middle + (card >> 5)] |= 1 << (card & 31);
}

/** Puts a card on top: it is the next one. */
export function putOnTop(game: Game, pile: Pile, card: number): void {
  checkRoom(game, pile.top, pile);
  const { mem } = game;
  mem[pile.top + ++mem[pile.top]] = card;
}

/** Puts a card under all others: it is the last one. */
export function putUnder(game: Game, pile: Pile, card: number): void {
  checkRoom(game, pile.bottom, pile);
  const { mem } = game;
  const { bottom } = pile;
  mem.copyWithin(bottom + 2, bottom + 1, bottom + 1 + mem[bottom]);
  mem[bottom + 1] = card;
  mem[bottom]++;
}

function isMiddleEmpty({ sets }: Game, { middle, words }: Pile): boolean {
  for (let i = 0; i < words; i++) if (sets[middle + i] !== 0) return false;
  return true;
}

/** The end that the next card comes from, or -1 if chance decides. */
function nextEnd(game: Game, pile: Pile): number {
  const { mem } = game;
  if (mem[pile.top] > 0) return pile.top;
  return mem[pile.bottom] > 0 && isMiddleEmpty(game, pile) ? pile.bottom : -1;
}

/** Adds every card that may be the next one; none if the pile is empty. */
export function offerNext(game: Game, pile: Pile, legal: Mask): void {
  const end = nextEnd(game, pile);
  if (end >= 0) add(legal, game.mem[end + game.mem[end]]);
  else for (let i = 0; i < pile.words; i++) legal[i] |= game.sets[pile.middle + i];
}

/** Takes the next card away, which is one that `offerNext` has named. */
export function takeNext(game: Game, pile: Pile, card: number): void {
  const { mem, sets } = game;
  const end = nextEnd(game, pile);
  if (end < 0) sets[pile.middle + (card >> 5)] &= ~(1 << (card & 31));
  // The emptied cell is cleared: two games that are alike have the same bytes.
  else mem[end + mem[end]--] = 0;
}

/** Forgets both ends: every card may be the next one. */
export function shuffle(game: Game, pile: Pile): void {
  const { mem } = game;
  for (const end of [pile.top, pile.bottom]) {
    for (let i = 1; i <= mem[end]; i++) putInto(game, pile, mem[end + i]);
    mem.fill(0, end, end + 1 + pile.room);
  }
}

/** Chance draws the next card; a known one answers by itself. */
export const drawNext = <R extends Rules>(
  pile: Pile,
  prompt: string,
  take: (game: Game<R>, card: number) => void,
): Ask<R> => ({
  kind: 'ask',
  prompt,
  domain: 'card',
  actor: () => CHANCE,
  auto: true,
  legal: (game, legal) => offerNext(game, pile, legal),
  take: (game, card) => {
    takeNext(game, pile, card);
    take(game, card);
  },
});
