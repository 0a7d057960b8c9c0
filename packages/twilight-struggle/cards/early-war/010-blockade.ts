import { l, step } from '@brink/kernel';
import {
  US,
  always,
  ask,
  branch,
  cardIn,
  countFrom,
  discard,
  handOf,
  offerFrom,
  pickCard,
  sideOf,
  takeAway,
  worthNow,
  type CardSet,
  type Table,
  type Zone,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { WestGermany } from '../../map.ts';

const VALUE = 3;

const dear = (game: Table): CardSet => worthNow(game, sideOf(game, US), VALUE);
const usHand = (game: Table): Zone => handOf(sideOf(game, US));
const canPay = (game: Table): boolean => countFrom(game, usHand(game), dear(game)) > 0;

const paid = cardIn(l.target);

/** The US discards a card worth 3 or more, or loses all it has in West Germany. */
export default card(10, {
  event: [
    ask(US, l.answer, { discard: canPay, remove: always }, 'blockade'),
    branch(l.answer, {
      discard: [
        pickCard(l.target, {
          by: US,
          prompt: 'blockadeDiscard',
          from: (game, legal) => offerFrom(game, usHand(game), dear(game), legal),
        }),
        step((game) => discard(game, sideOf(game, US), paid(game))),
      ],
      remove: [takeAway(US, WestGermany)],
    }),
  ],
});
