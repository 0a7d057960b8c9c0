import { US, USSR, notRaised, remove } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { WesternEurope } from '../../map.ts';

/** The US loses 3 influence in Western Europe, 2 in a country at most. Not after The Iron Lady. */
export default card(7, {
  needs: notRaised(Flag.IronLady),
  event: [remove(US, { by: USSR, points: 3, perCountry: 2, where: WesternEurope })],
});
