import { l, setLocal, step, when, type Steps } from '@brink/kernel';
import {
  DISCARD,
  IN_FRONT,
  US,
  USSR,
  battlegrounds,
  controlledBy,
  emit,
  lowerFlag,
  moveCard,
  pickCountries,
  raise,
  raised,
  type Region,
  type World,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { cardNumber } from '../../data/cards.ts';
import { Flag } from '../../flags.ts';

const SHUTTLE_DIPLOMACY = cardNumber('shuttle-diplomacy');

/** Local: the country that is not counted, plus one. */
export const DROPPED = l.target;

/** Before Asia or the Middle East is scored: the US names the battleground, and the card goes. */
export const shuttleIn = (region: Region): Steps<World> => [
  when(raised(Flag.ShuttleDiplomacy), [
    pickCountries({
      by: US,
      prompt: 'shuttleDiplomacy',
      count: 1,
      where: region.and(controlledBy(USSR)).and(battlegrounds),
      effect: (game, country) => setLocal(game, DROPPED, country + 1),
    }),
    step((game) => {
      lowerFlag(game, Flag.ShuttleDiplomacy);
      moveCard(game, SHUTTLE_DIPLOMACY, DISCARD);
    }),
  ]),
];

/** Waits for the next scoring of Asia or the Middle East: one USSR battleground is not counted there. */
export default card(73, {
  event: [
    raise(Flag.ShuttleDiplomacy),
    step((game) => {
      moveCard(game, SHUTTLE_DIPLOMACY, IN_FRONT);
      emit(game, 'inFront', SHUTTLE_DIPLOMACY);
    }),
  ],
});
