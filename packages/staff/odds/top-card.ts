import { CHANCE, legal, members } from '@brink/kernel';
import {
  DRAW,
  absentFrom,
  handOf,
  isIn,
  putIn,
  rivalOf,
  takeFrom,
  unseenCards,
  type Side,
  type Table,
} from '@brink/struggle';

export interface TopCard {
  readonly card: number;
  readonly chance: number;
  /** A deal in which it is the next card. */
  readonly deal: Table;
}

/**
 * Every card that may be the next one of the pile as far as `viewer` can tell, with its chance:
 * cards of the rival's hand that he has not seen may as well lie in the pile.
 */
export function chancesOfTop(game: Table, viewer: number): TopCard[] {
  const here = members(legal(game, CHANCE));
  const isKnown = here.length === 1 && !isIn(game, DRAW, here[0]);
  if (isKnown || viewer < 0) {
    return here.map((card) => ({ card, chance: 1 / here.length, deal: game.clone() }));
  }
  const rival = rivalOf(viewer as Side);
  const unseen = unseenCards(game, viewer);
  const inHand = unseen.filter((card) => isIn(game, handOf(rival), card)).length;
  const inPile = here.length;
  // Cards that the hand has shown not to hold lie in the pile for certain.
  const mayBeHeld = unseen.filter((card) => !isIn(game, absentFrom(rival), card));
  const held = mayBeHeld.length === 0 ? 0 : inHand / mayBeHeld.length;
  const cards = new Set([...here, ...mayBeHeld]);
  return [...cards]
    .sort((a, b) => a - b)
    .map((card) => {
      const chanceInPile = mayBeHeld.includes(card) ? 1 - held : 1;
      return { card, chance: chanceInPile / inPile, deal: withInPile(game, card, here, rival) };
    });
}

/** Exchanges a card of the rival's hand for one of the pile that the viewer cannot tell. */
function withInPile(game: Table, card: number, pile: readonly number[], rival: Side): Table {
  const deal = game.clone();
  if (isIn(deal, DRAW, card)) return deal;
  const other = pile.find((each) => !isIn(game, absentFrom(rival), each))!;
  takeFrom(deal, handOf(rival), card);
  putIn(deal, DRAW, card);
  takeFrom(deal, DRAW, other);
  putIn(deal, handOf(rival), other);
  return deal;
}
