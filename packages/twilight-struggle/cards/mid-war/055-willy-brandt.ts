import { USSR, addTo, gain, notRaised, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { WestGermany } from '../../map.ts';

/** The USSR gains 1 VP and 1 influence in West Germany, which NATO covers no more. */
export default card(55, {
  needs: notRaised(Flag.TearDownThisWall),
  event: [gain(USSR, 1), addTo(USSR, WestGermany, 1), raise(Flag.WillyBrandt)],
});
