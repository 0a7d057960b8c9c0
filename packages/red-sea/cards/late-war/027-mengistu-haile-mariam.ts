import { DONE, add, drop, has as holds, l, step, when, type Mask } from '@brink/kernel';
import {
  SELF,
  SWAPPED,
  canHappen,
  cardSet,
  handOf,
  has,
  offerFrom,
  pickCard,
  playItsEvent,
  raised,
  sideOf,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { SWAPPABLE } from '../../swappable.ts';

/** The USSR may play a US card of its hand for the event, the superpowers exchanged in it. */
export default card(27, ({ Flag, numberOf }) => {
  const swappable = cardSet(SWAPPABLE.map(numberOf).filter((number) => number > 0));
  const offerSwapped = (game: Table, legal: Mask): void => {
    const side = sideOf(game, SELF);
    game.mem[SWAPPED] = 1;
    offerFrom(game, handOf(side), swappable, legal);
    for (const id of SWAPPABLE) {
      const number = numberOf(id);
      if (holds(legal, number) && !canHappen(game, number, side)) drop(legal, number);
    }
    game.mem[SWAPPED] = 0;
    // Whoever has no such card declines like others: his rival learns nothing.
    add(legal, DONE);
  };
  return {
    needs: raised(Flag.LionFalters),
    event: [
      pickCard(l.target, { by: SELF, prompt: 'mengistu', from: offerSwapped }),
      when(has(l.target), [
        step(({ mem }) => void (mem[SWAPPED] = 1)),
        playItsEvent(SELF, l.target),
        step(({ mem }) => void (mem[SWAPPED] = 0)),
      ]),
    ],
  };
});
