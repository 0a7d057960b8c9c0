import { COUP_FREE, US, USSR, attemptCoup, takeAway } from '@brink/struggle';
import { card } from '../../card.ts';
import { CostaRica, Cuba, Honduras, Nicaragua, countries } from '../../map.ts';

const neighbours = countries(CostaRica, Cuba, Honduras);

/** The US leaves Nicaragua; the USSR may attempt a free coup next to it with 2 operations. */
export default card(91, {
  event: [
    takeAway(US, Nicaragua),
    attemptCoup(USSR, 2, { kind: COUP_FREE, where: neighbours, optional: true }),
  ],
});
