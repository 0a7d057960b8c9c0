import { US, USSR, addTo, raise, takeAway } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { France } from '../../map.ts';

/** France: 2 US influence less, 1 of the USSR more, and NATO no longer covers it (see NATO). */
export default card(17, {
  event: [takeAway(US, France, 2), addTo(USSR, France, 1), raise(Flag.DeGaulle)],
});
