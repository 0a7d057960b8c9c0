import { step } from '@brink/kernel';
import { IN_FRONT, emit, moveCard, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { cardNumber } from '../../data/cards.ts';
import { Flag } from '../../flags.ts';

const SHUTTLE_DIPLOMACY = cardNumber('shuttle-diplomacy');

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
