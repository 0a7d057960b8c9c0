import { US, USSR, addTo, takeAway } from '@brink/struggle';
import { card } from '../../card.ts';

/** Egypt loses all USSR influence and gains 1 of the US. */
export default card(72, ({ Egypt }) => ({
  event: [takeAway(USSR, Egypt), addTo(US, Egypt, 1)],
}));
