import { step } from '@brink/kernel';
import { RIVAL, SELF, advanceInSpace, isAheadInSpace, sideOf } from '@brink/struggle';
import { card } from '../../card.ts';

/** Whoever is behind in space advances 2 boxes; only the second of them pays. */
export default card(80, {
  condition: (game) => isAheadInSpace(game, sideOf(game, RIVAL)),
  event: [step((game) => advanceInSpace(game, sideOf(game, SELF), 2))],
});
