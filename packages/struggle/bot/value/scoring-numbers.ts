import { handOf, isIn } from '../../deck.ts';
import { US, USSR } from '../../sides.ts';
import { DISCARD, DRAW, WAITING } from '../../state.ts';
import type { Table } from '../../world.ts';

/** Where a scoring card may lie; one that is gone leaves its region to final scoring. */
const PLACES = 6;
/** VP that a region pays, as a number of about 1. */
const USUAL = 5;

function placeOf(game: Table, card: number): number {
  if (isIn(game, handOf(US), card)) return 0;
  if (isIn(game, handOf(USSR), card)) return 1;
  if (isIn(game, DRAW, card)) return 2;
  if (isIn(game, DISCARD, card)) return 3;
  return isIn(game, WAITING, card) ? 4 : 5;
}

/** How many numbers these scoring cards take. */
export const scoringNumberCount = (cards: readonly number[]): number => cards.length * PLACES;

/** The card that a number speaks of, by its place in the list. */
export const scoredBy = (index: number): number => Math.floor(index / PLACES);

/** What each scoring card would pay the US now, in the number for where it lies; the others are 0. */
export function fillScoringNumbers(
  game: Table,
  cards: readonly number[],
  scoringNow: (game: Table, card: number) => number,
  into: Float64Array,
  at: number,
): void {
  into.fill(0, at, at + scoringNumberCount(cards));
  for (let i = 0; i < cards.length; i++) {
    into[at + i * PLACES + placeOf(game, cards[i])] = scoringNow(game, cards[i]) / USUAL;
  }
}
