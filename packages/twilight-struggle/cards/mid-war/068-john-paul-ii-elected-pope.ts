import { US, USSR, addTo, raise, takeAway } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { Poland } from '../../map.ts';

/** Poland loses 2 USSR influence and gains 1 of the US. Allows Solidarity. */
export default card(68, {
  event: [takeAway(USSR, Poland, 2), addTo(US, Poland, 1), raise(Flag.JohnPaul)],
});
