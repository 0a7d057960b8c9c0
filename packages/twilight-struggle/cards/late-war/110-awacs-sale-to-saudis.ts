import { US, addTo, raise } from '@brink/struggle';
import { card } from '../../card.ts';

/** 2 US influence in Saudi Arabia. Forbids Muslim Revolution. */
export default card(110, ({ Flag, SaudiArabia }) => ({
  event: [addTo(US, SaudiArabia, 2), raise(Flag.AwacsSale)],
}));
