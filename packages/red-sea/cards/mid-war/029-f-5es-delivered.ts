import { US, USSR, countOf, influencedBy, raise, realignFreely } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { Africa } from '../../map.ts';

/** The USSR may roll one realignment in each country of Africa. Ends Ogaden War. */
export default card(29, {
  event: [
    raise(Flag.F5Es),
    realignFreely(USSR, countOf(Africa.and(influencedBy(US))), {
      where: Africa,
      once: true,
      optional: true,
    }),
  ],
});
