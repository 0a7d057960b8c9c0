import { when } from '@brink/kernel';
import { US, USSR, remove } from '@brink/struggle';
import { card } from '../../card.ts';
import { France, Israel, UnitedKingdom, countries } from '../../map.ts';
import { VOIDABLE, inEffect, unlessVoid } from '../../turn-zero/results.ts';

const isVoid = VOIDABLE.suezCrisis;

/** The US loses 4 influence in France, the United Kingdom and Israel, 2 in a country at most. */
export default card(28, {
  needs: unlessVoid(isVoid),
  event: [
    when(
      inEffect(isVoid),
      remove(US, {
        by: USSR,
        points: 4,
        perCountry: 2,
        where: countries(France, UnitedKingdom, Israel),
      }),
    ),
  ],
});
