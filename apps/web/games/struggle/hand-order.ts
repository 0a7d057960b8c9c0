import type { CardFace } from '@brink/board';
import type { HandOrder } from '../../ui/settings.ts';

const SIDES = ['us', 'neutral', 'ussr'];

/** The hand as its player likes it. */
export function sortedHand(
  cards: readonly number[],
  faces: ReadonlyMap<number, CardFace>,
  order: HandOrder,
): readonly number[] {
  const ops = (card: number): number => faces.get(card)?.ops ?? 0;
  const side = (card: number): number => SIDES.indexOf(faces.get(card)?.side ?? '');
  if (order === 'ops') return cards.toSorted((a, b) => ops(b) - ops(a) || a - b);
  if (order === 'side') return cards.toSorted((a, b) => side(a) - side(b) || a - b);
  return cards.toSorted((a, b) => a - b);
}
