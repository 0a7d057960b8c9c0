import { has, newMask } from '@brink/kernel';
import {
  COMMITTED,
  DRAW,
  ROUND,
  absentFrom,
  factsOf,
  handOf,
  isIn,
  offerHeadlines,
  putIn,
  rivalOf,
  seesHeadline,
  takeFrom,
  unseenCards,
  type Side,
  type Table,
} from '@brink/struggle';

/** A deal of the hidden cards that a viewer cannot tell from the true one. */
export interface PossibleDeal {
  readonly game: Table;
  /** The card of the rival's hand that this deal is about; 0 for none. */
  readonly focus: number;
}

const headlines = newMask();

/** A headline that waits face down may be any card of the hand that is a headline. */
function recommit(game: Table, rival: Side, cards: readonly number[]): void {
  if (game.mem[COMMITTED + rival] === 0 || game.mem[ROUND] !== 0) return;
  headlines.fill(0);
  offerHeadlines(game, rival, headlines);
  const card = cards.find((each) => has(headlines, each));
  if (card !== undefined) game.mem[COMMITTED + rival] = card + 1;
}

/**
 * Worlds such that every card the rival may hold is in his hand in one of them, and is his
 * highest where that is possible: beside it lie the lowest cards there are. What one unseen card
 * can do to a player, it does in one of these.
 */
export function* possibleDeals(game: Table, viewer: Side): Generator<PossibleDeal> {
  const rival = rivalOf(viewer);
  const hand = handOf(rival);
  const unseen = unseenCards(game, viewer).filter(
    (card) => isIn(game, hand, card) || isIn(game, DRAW, card),
  );
  const count = unseen.filter((card) => isIn(game, hand, card)).length;
  const opsOf = (card: number): number => factsOf(game, card).ops;
  const mayHold = unseen
    .filter((card) => !isIn(game, absentFrom(rival), card))
    .sort((a, b) => opsOf(a) - opsOf(b) || a - b);
  const isShown = seesHeadline(game, viewer);
  const deal = (focus: number): PossibleDeal => {
    const deal = game.clone();
    for (const card of unseen) {
      takeFrom(deal, hand, card);
      putIn(deal, DRAW, card);
    }
    const others = mayHold.filter((card) => card !== focus);
    const held = focus === 0 ? others.slice(0, count) : [focus, ...others.slice(0, count - 1)];
    for (const card of held) {
      takeFrom(deal, DRAW, card);
      putIn(deal, hand, card);
    }
    if (!isShown) recommit(deal, rival, held);
    return { game: deal, focus };
  };
  if (count === 0) yield deal(0);
  else for (const card of mayHold) yield deal(card);
}
