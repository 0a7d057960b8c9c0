import { US, USSR, addTo, influenceIn } from '@brink/struggle';
import { card } from '../../card.ts';

/** The US adds to Sudan what the USSR has in Ethiopia, and 1 more. */
export default card(16, ({ Sudan, Ethiopia }) => ({
  event: [addTo(US, Sudan, (game) => influenceIn(USSR, Ethiopia)(game) + 1)],
}));
