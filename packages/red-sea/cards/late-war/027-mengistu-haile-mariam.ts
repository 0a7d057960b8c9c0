import { DONE, add, drop, has as holds, l, step, when, type Mask } from '@brink/kernel';
import {
  SELF,
  SWAPPED,
  canHappen,
  handOf,
  has,
  offerZone,
  pickCard,
  playItsEvent,
  raised,
  sideOf,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';

/** The USSR may play a US card of its hand for the event, the superpowers exchanged in it. */
export default card(27, ({ Flag, canTurnRound }) => {
  const offerSwapped = (game: Table, legal: Mask): void => {
    const side = sideOf(game, SELF);
    game.mem[SWAPPED] = 1;
    offerZone(game, handOf(side), legal);
    for (const facts of game.rules.cards) {
      if (!facts || !holds(legal, facts.number)) continue;
      const { number } = facts;
      if (!canTurnRound(facts) || !canHappen(game, number, side)) drop(legal, number);
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
