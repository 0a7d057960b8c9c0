import { US, addTo } from '@brink/struggle';
import { card } from '../../card.ts';
import { CostaRica, Panama, Venezuela } from '../../map.ts';

/** The US adds 1 influence to Panama, Costa Rica and Venezuela. */
export default card(64, {
  event: [addTo(US, Panama, 1), addTo(US, CostaRica, 1), addTo(US, Venezuela, 1)],
});
