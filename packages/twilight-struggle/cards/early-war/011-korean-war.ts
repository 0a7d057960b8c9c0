import { USSR, against, war } from '@brink/struggle';
import { card } from '../../card.ts';
import { SouthKorea } from '../../map.ts';
import { isCivilWar } from '../../scenarios/chinese-civil-war.ts';

/** The USSR attacks South Korea: wins on 4 to 6, 2 VP, 2 military operations. */
export default card(11, {
  event: [
    against(SouthKorea),
    war(USSR, {
      needs: 4,
      vp: 2,
      militaryOps: 2,
      // §12.4.2.
      modifier: (game) => (isCivilWar(game) ? -1 : 0),
    }),
  ],
});
