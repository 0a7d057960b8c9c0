import { DONE } from '@brink/kernel';
import type { Hint } from '@brink/struggle/bot/hints';
import type { Rater } from '@brink/struggle/bot/suggest';

/** Events whose worth depends on the board are taken for this much when cards are chosen. */
const ON_THE_BOARD = 1.4;
/** A card of few operations is a weak card to draw. */
const OPS = 0.3;

/** A visiting card is the better the more its event promises; both sides may draw it. */
export const rateDraft =
  (hintOf: (card: number) => Hint): Rater =>
  (game, _side, card) => {
    if (card === DONE) return 0;
    const { worth } = hintOf(card);
    return (typeof worth === 'number' ? worth : ON_THE_BOARD) - OPS * game.rules.cards[card]!.ops;
  };
