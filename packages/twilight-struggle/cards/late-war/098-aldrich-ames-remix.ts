import { l, step, when } from '@brink/kernel';
import {
  US,
  USSR,
  cardIn,
  discard,
  handOf,
  has,
  offerZone,
  pickCard,
  raise,
  revealHand,
  sideOf,
} from '@brink/struggle';
import { card } from '../../card.ts';

const taken = cardIn(l.target);

/**
 * The US hand is open until the end of the turn, and the USSR discards one card of it.
 *
 * Older editions (ruling `aldrichAmesOrdersHand`) have an order of play instead of the discard:
 * in each US action round of the turn the USSR names the hand card to be played. The US still
 * chooses its use, may play the China Card instead, and keeps its trap discards to itself. A
 * scoring card that is due has to be named (§10.1.5); until then holding it is the US's risk.
 */
export default card(98, ({ Flag, isRuled }) => ({
  event: [
    step((game) => revealHand(game, sideOf(game, US))),
    raise(Flag.AldrichAmes),
    when(
      (game) => !isRuled(game, 'aldrichAmesOrdersHand'),
      [
        pickCard(l.target, {
          by: USSR,
          prompt: 'aldrichAmes',
          from: (game, legal) => offerZone(game, handOf(sideOf(game, US)), legal),
        }),
        when(has(l.target), [step((game) => discard(game, sideOf(game, US), taken(game)))]),
      ],
    ),
  ],
}));
