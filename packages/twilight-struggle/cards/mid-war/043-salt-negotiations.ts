import { l, step, when } from '@brink/kernel';
import {
  DISCARD,
  SELF,
  cardIn,
  emit,
  giveOpenly,
  has,
  improveDefcon,
  offerFrom,
  pickCard,
  raise,
  sideOf,
} from '@brink/struggle';
import { card } from '../../card.ts';

const chosen = cardIn(l.target);

/** DEFCON rises by 2, coups of the turn lose 1, and a discard but no scoring card may be taken. */
export default card(43, ({ Flag }) => ({
  event: [
    improveDefcon(2),
    raise(Flag.SaltNegotiations),
    pickCard(l.target, {
      by: SELF,
      prompt: 'saltNegotiations',
      from: (game, legal) => offerFrom(game, DISCARD, game.rules.cardSets.worthAtLeast[1], legal),
      optional: true,
    }),
    when(has(l.target), [
      step((game) => {
        const self = sideOf(game, SELF);
        emit(game, 'takeDiscard', self, chosen(game));
        giveOpenly(game, chosen(game), self);
      }),
    ]),
  ],
}));
