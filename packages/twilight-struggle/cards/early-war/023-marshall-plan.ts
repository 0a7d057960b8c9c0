import { US, USSR, controlledBy, place, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { WesternEurope } from '../../map.ts';

/** US: 1 influence in each of 7 Western European countries the USSR does not control. Allows NATO. */
export default card(23, {
  event: [
    place(US, { points: 7, perCountry: 1, where: WesternEurope.minus(controlledBy(USSR)) }),
    raise(Flag.MarshallPlan),
  ],
});
