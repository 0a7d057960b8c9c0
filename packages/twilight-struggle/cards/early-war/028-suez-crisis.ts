import { US, USSR, remove } from '@brink/struggle';
import { card } from '../../card.ts';
import { France, Israel, UnitedKingdom, countries } from '../../map.ts';

/** The US loses 4 influence in France, the United Kingdom and Israel, 2 in a country at most. */
export default card(28, {
  event: [
    remove(US, {
      by: USSR,
      points: 4,
      perCountry: 2,
      where: countries(France, UnitedKingdom, Israel),
    }),
  ],
});
