import { US, USSR, gain, remove } from '@brink/struggle';
import { card } from '../../card.ts';
import { WesternEurope } from '../../map.ts';

/** USSR: 1 VP, and the US loses 1 in up to 3 countries of Western Europe. */
export default card(99, {
  event: [
    gain(USSR, 1),
    remove(US, { by: USSR, points: 3, perCountry: 1, upTo: true, where: WesternEurope }),
  ],
});
