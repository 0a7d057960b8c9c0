import { l, step, when, type Mask } from '@brink/kernel';
import {
  DISCARD,
  US,
  USSR,
  cardIn,
  discard,
  emit,
  giveOpenly,
  handOf,
  has,
  offerFrom,
  pickCard,
  showAbsent,
  sideOf,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';

const thrown = cardIn(l.target);
const taken = cardIn(l.extra);

/** The US discards a card of the USSR and takes one of its own or a neutral one back. */
export default card(14, ({ isRuled }) => {
  const offerDiscards = (game: Table, legal: Mask): void => {
    const { cardSets } = game.rules;
    offerFrom(game, DISCARD, cardSets.eventsOf[sideOf(game, US)], legal);
    offerFrom(game, DISCARD, cardSets.neutral, legal);
    if (isRuled(game, 'heroTakesScoring')) offerFrom(game, DISCARD, cardSets.scoring, legal);
  };
  return {
    event: [
      pickCard(l.target, {
        by: US,
        prompt: 'heroDiscard',
        from: (game, legal) =>
          offerFrom(
            game,
            handOf(sideOf(game, US)),
            game.rules.cardSets.eventsOf[sideOf(game, USSR)],
            legal,
          ),
      }),
      when(
        has(l.target),
        [step((game) => discard(game, sideOf(game, US), thrown(game)))],
        [
          step((game) => {
            const { eventsOf } = game.rules.cardSets;
            showAbsent(game, sideOf(game, US), eventsOf[sideOf(game, USSR)]);
          }),
        ],
      ),
      when(
        (game) => has(l.target)(game) || !isRuled(game, 'heroNeedsDiscard'),
        [
          pickCard(l.extra, { by: US, prompt: 'heroTake', from: offerDiscards }),
          when(has(l.extra), [
            step((game) => {
              const us = sideOf(game, US);
              emit(game, 'takeDiscard', us, taken(game));
              giveOpenly(game, taken(game), us);
            }),
          ]),
        ],
      ),
    ],
  };
});
