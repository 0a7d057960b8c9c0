import { USSR, raise, whileRaisedOn } from '@brink/struggle';
import { card } from '../../card.ts';

/**
 * From its next round on the USSR must discard a card of 2 operations or more and roll 1 to 4 to
 * get free, as Quagmire does to the US (`trapRound`).
 */
export default card(44, ({ Flag }) => ({
  // The pair of both traps: turned round by another event it holds the US.
  event: [raise(Flag.Quagmire, USSR)],
  lasting: [whileRaisedOn(Flag.Quagmire, { traps: true })],
}));
