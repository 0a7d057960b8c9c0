import { US, conduct, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { cardData } from '../../data/cards.ts';
import { Flag } from '../../flags.ts';

/** The US has its operations; in its next round the USSR plays a scoring card, or nothing. */
export default card(121, {
  event: [conduct(US, cardData(121).ops), raise(Flag.KremlinFlu)],
});
