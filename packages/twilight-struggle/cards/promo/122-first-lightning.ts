import { l, local, step, when } from '@brink/kernel';
import {
  PHASING,
  ROUND,
  US,
  USSR,
  cardIn,
  changeDefcon,
  countFrom,
  emit,
  handOf,
  has,
  offerFrom,
  optionId,
  pickCard,
  sideOf,
  useWithoutEvent,
  type Condition,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { eventsOf } from '../../card-sets.ts';
import { isSpaceOpen } from '../../flow/un-intervention.ts';
import { isRuled } from '../../rulings.ts';

const isAlwaysLowered: Condition = (game) => isRuled(game, 'firstLightningAlwaysLowersDefcon');

/** In a round of its own the USSR may lay a card of the US beside this one. */
const canPair = (game: Table): boolean =>
  game.mem[ROUND] > 0 &&
  game.mem[PHASING] === sideOf(game, USSR) &&
  countFrom(game, handOf(sideOf(game, USSR)), eventsOf[US]) > 0;

const partner = cardIn(l.target);

/** With a card of the US: its operations, not its event. Alone, or for operations: DEFCON falls by 1. */
export default card(122, {
  condition: (game) => !isAlwaysLowered(game) || canPair(game),
  event: [
    when(canPair, [
      pickCard(l.target, {
        by: USSR,
        prompt: 'firstLightning',
        // By that ruling the event is nothing without its partner.
        optional: (game) => !isAlwaysLowered(game),
        from: (game, legal) => offerFrom(game, handOf(sideOf(game, USSR)), eventsOf[US], legal),
      }),
    ]),
    when(
      (game) => !has(l.target)(game) || isAlwaysLowered(game),
      [step((game) => changeDefcon(game, -1))],
    ),
    when(has(l.target), [
      useWithoutEvent(USSR, l.target, {
        maySpace: isSpaceOpen,
        before: [
          step((game) =>
            emit(game, 'play', sideOf(game, USSR), partner(game), local(game, l.answer)),
          ),
        ],
      }),
    ]),
  ],
  whenPlayed: (game, _side, use) => {
    const isWithEvent = use === optionId('eventFirst') || use === optionId('operationsFirst');
    const isCharged = isWithEvent && isAlwaysLowered(game);
    if (isCharged || use === optionId('operations')) changeDefcon(game, -1);
  },
});
