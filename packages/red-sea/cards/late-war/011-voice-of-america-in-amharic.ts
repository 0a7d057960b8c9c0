import { US, conduct, raise, whileRaisedOn } from '@brink/struggle';
import { card } from '../../card.ts';

/** The US has 1 operation; for the rest of the turn its cards of 1 count 2. */
export default card(11, ({ Flag }) => ({
  event: [conduct(US, 1), raise(Flag.AmharicForUs, US)],
  lasting: [
    whileRaisedOn(Flag.AmharicForUs, {
      opsModifier: (_game, _side, printed) => (printed === 1 ? 1 : 0),
    }),
  ],
}));
