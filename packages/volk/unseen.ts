import { LAST_BASE } from './deck/deck.ts';
import { cardOf, cardsIn, handOf } from './cards.ts';
import { isHiddenFrom } from './knowledge.ts';
import type { Table } from './volk.ts';

/** A card whose place a seat cannot tell, or tells only because it lies in another hand. */
export interface UnseenCard {
  readonly card: number;
  /** How likely each seat holds it, as far as this seat can know. */
  readonly chances: readonly number[];
  /** Who holds it, -1 for nobody. */
  readonly holder: number;
}

/**
 * What a seat does not see, and where it may be. Backs tell decades: every place that hides a card
 * of a decade hides each of the unseen ones as likely as any other.
 */
export function unseenBy(game: Table, seat: number): readonly UnseenCard[] {
  const seats = Array.from({ length: game.rules.players }, (_, each) => each);
  const hands = seats.map((each) => cardsIn(game, handOf(each)));
  const holderOf = (card: number): number => hands.findIndex((hand) => hand.includes(card));
  const known = (card: number): boolean => !isHiddenFrom(game, seat, card);
  const cards = Array.from({ length: LAST_BASE }, (_, i) => i + 1);
  const hidden = cards.filter((card) => !known(card));
  return cards
    .filter((card) => !known(card) || (holderOf(card) >= 0 && holderOf(card) !== seat))
    .map((card) => {
      const holder = holderOf(card);
      const { decade } = cardOf(game, card);
      const alike = hidden.filter((each) => cardOf(game, each).decade === decade);
      const chances = known(card)
        ? seats.map((each) => (each === holder ? 1 : 0))
        : seats.map((each) => alike.filter((one) => holderOf(one) === each).length / alike.length);
      return { card, chances, holder };
    });
}
