import { US, USSR, remove, takeAway } from '@brink/struggle';
import { card } from '../../card.ts';
import { Lebanon, MiddleEast } from '../../map.ts';

/** The US leaves Lebanon and loses 2 more wherever the USSR wants in the Middle East. */
export default card(88, {
  event: [takeAway(US, Lebanon), remove(US, { by: USSR, points: 2, where: MiddleEast })],
});
