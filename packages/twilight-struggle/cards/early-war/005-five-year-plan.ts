import { l, step, when } from '@brink/kernel';
import {
  US,
  USSR,
  cardIn,
  discard,
  factsOf,
  has,
  playItsEvent,
  randomCardOf,
  reveal,
} from '@brink/struggle';
import { card } from '../../card.ts';

const drawn = cardIn(l.target);

/** A random card leaves the USSR hand: a US event on it takes place, other cards are discarded. */
export default card(5, {
  event: [
    randomCardOf(USSR, l.target),
    when(has(l.target), [
      step((game) => reveal(game, USSR, drawn(game))),
      when(
        (game) => factsOf(game, drawn(game)).side === US,
        [playItsEvent(US, l.target)],
        [step((game) => discard(game, USSR, drawn(game)))],
      ),
    ]),
  ],
});
