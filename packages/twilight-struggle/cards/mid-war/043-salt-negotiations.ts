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
  whileRaised,
} from '@brink/struggle';
import { card } from '../../card.ts';

const chosen = cardIn(l.target);

/**
 * DEFCON rises by 2, every coup die of the turn counts 1 less, and its player may take a card but
 * no scoring card from the discards.
 */
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
  lasting: [whileRaised(Flag.SaltNegotiations, { coupDie: () => -1 })],
}));
