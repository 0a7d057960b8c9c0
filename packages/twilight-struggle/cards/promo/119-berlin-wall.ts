import { step, when } from '@brink/kernel';
import { USSR, addTo, advanceInSpace, isAheadInSpace, sideOf } from '@brink/struggle';
import { card } from '../../card.ts';
import { EastGermany } from '../../map.ts';

/** The USSR adds 2 in East Germany and, unless it leads in space, goes one box ahead there. */
export default card(119, {
  event: [
    addTo(USSR, EastGermany, 2),
    when(
      (game) => !isAheadInSpace(game, sideOf(game, USSR)),
      [step((game) => advanceInSpace(game, sideOf(game, USSR), 1))],
    ),
  ],
});
