import { drop, l, local, step } from '@brink/kernel';
import {
  ROUND,
  SELF,
  cardIn,
  countFrom,
  emit,
  handOf,
  offerFrom,
  pickCard,
  rivalOf,
  sideOf,
  throughout,
  useWithoutEvent,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { UN_INTERVENTION } from '../../card-sets.ts';
import { isSpaceOpen } from '../../flow/un-intervention.ts';
import { payIncident } from '../mid-war/060-u2-incident.ts';

const hasPartner = (game: Table): boolean => {
  const self = sideOf(game, SELF);
  return countFrom(game, handOf(self), game.rules.cardSets.eventsOf[rivalOf(self)]) > 0;
};

const partner = cardIn(l.target);

/**
 * With a hand card of the opponent: its operations are used, its event does not happen. Never a
 * headline.
 */
export default card(32, {
  condition: (game) => game.mem[ROUND] > 0 && hasPartner(game),
  event: [
    step(payIncident),
    pickCard(l.target, {
      by: SELF,
      prompt: 'unIntervention',
      from: (game, legal) => {
        const self = sideOf(game, SELF);
        offerFrom(game, handOf(self), game.rules.cardSets.eventsOf[rivalOf(self)], legal);
      },
    }),
    useWithoutEvent(SELF, l.target, {
      maySpace: isSpaceOpen,
      before: [
        step((game) =>
          emit(game, 'play', sideOf(game, SELF), partner(game), local(game, l.answer)),
        ),
      ],
    }),
  ],
  lasting: [throughout({ limitHeadlines: (_game, _side, legal) => drop(legal, UN_INTERVENTION) })],
});
