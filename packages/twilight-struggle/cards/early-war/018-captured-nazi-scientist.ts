import { step } from '@brink/kernel';
import { SELF, advanceInSpace, sideOf } from '@brink/struggle';
import { card } from '../../card.ts';

/** One box forward in the space race, without an attempt. */
export default card(18, {
  event: [step((game) => advanceInSpace(game, sideOf(game, SELF), 1))],
});
