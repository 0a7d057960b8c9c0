import { USSR, addTo } from '@brink/struggle';
import { card } from '../../card.ts';
import { Angola, SoutheastAfricanStates } from '../../map.ts';

/** The USSR adds 2 influence to Angola and 2 to the Southeast African States. */
export default card(52, {
  event: [addTo(USSR, SoutheastAfricanStates, 2), addTo(USSR, Angola, 2)],
});
