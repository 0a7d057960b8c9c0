import { when } from '@brink/kernel';
import { US, USSR, isRaised, remove } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { WesternEurope } from '../../map.ts';
import { VOIDABLE, inEffect, unlessVoid } from '../../turn-zero/results.ts';

const isVoid = VOIDABLE.socialistGovernments;
const isTimely = unlessVoid(isVoid);

/** The US loses 3 influence in Western Europe, 2 in a country at most. Not after The Iron Lady. */
export default card(7, {
  needs: (game) => !isRaised(game, Flag.IronLady) && isTimely(game),
  event: [
    when(
      inEffect(isVoid),
      remove(US, { by: USSR, points: 3, perCountry: 2, where: WesternEurope }),
    ),
  ],
});
