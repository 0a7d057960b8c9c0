import { US, lower, raise, whileRaised } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';

/**
 * Ends NORAD. From its next round on the US must discard a card of 2 operations or more and roll
 * 1 to 4 to get free, as Bear Trap does to the USSR (`trapRound`).
 */
export default card(42, {
  event: [lower(Flag.Norad), raise(Flag.Quagmire)],
  lasting: [whileRaised(Flag.Quagmire, US, { traps: true })],
});
