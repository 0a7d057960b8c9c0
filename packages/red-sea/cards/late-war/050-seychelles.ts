import { US, USSR, addTo, countOf, influencedBy } from '@brink/struggle';
import { card } from '../../card.ts';
import { MiddleEast, SeaLanes } from '../../map.ts';

/** The USSR adds 1 to the Strategic Sea Lanes for each Middle East country without the US. */
export default card(50, {
  event: [addTo(USSR, SeaLanes, countOf(MiddleEast.minus(influencedBy(US))))],
});
