import { USSR, addTo, raise, whileRaised } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { SoutheastAsia, Vietnam } from '../../map.ts';

/**
 * 2 USSR influence in Vietnam. This turn USSR operations that lie wholly in Southeast Asia are
 * worth 1 more.
 */
export default card(9, {
  event: [addTo(USSR, Vietnam, 2), raise(Flag.VietnamRevolts)],
  lasting: [whileRaised(Flag.VietnamRevolts, USSR, { bonusIn: SoutheastAsia })],
});
