import { cardData } from '@brink/twilight-struggle/data/cards';
import type { HandOrder } from '../settings.ts';

const SIDES = ['us', 'neutral', 'ussr'];

/** The hand as its player likes it. */
export function sortedHand(cards: readonly number[], order: HandOrder): readonly number[] {
  const ops = (card: number): number => cardData(card).ops;
  const side = (card: number): number => SIDES.indexOf(cardData(card).side);
  if (order === 'ops') return cards.toSorted((a, b) => ops(b) - ops(a) || a - b);
  if (order === 'side') return cards.toSorted((a, b) => side(a) - side(b) || a - b);
  return cards.toSorted((a, b) => a - b);
}
