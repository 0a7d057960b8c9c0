import { l, step } from '@brink/kernel';
import {
  ROUND,
  SELF,
  USSR,
  countFrom,
  gainVp,
  handOf,
  isRaised,
  offerFrom,
  pickCard,
  playItsOperations,
  rivalOf,
  sideOf,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { eventsOf } from '../../card-sets.ts';
import { Flag } from '../../flags.ts';

const hasPartner = (game: Table): boolean => {
  const self = sideOf(game, SELF);
  return countFrom(game, handOf(self), eventsOf[rivalOf(self)]) > 0;
};

/** With a hand card of the rival: its operations are used, its event does not happen. */
export default card(32, {
  condition: (game) => game.mem[ROUND] > 0 && hasPartner(game),
  event: [
    step((game) => {
      if (isRaised(game, Flag.U2Incident)) gainVp(game, USSR, 1);
    }),
    pickCard(l.target, {
      by: SELF,
      prompt: 'unIntervention',
      from: (game, legal) => {
        const self = sideOf(game, SELF);
        offerFrom(game, handOf(self), eventsOf[rivalOf(self)], legal);
      },
    }),
    playItsOperations(SELF, l.target),
  ],
});
