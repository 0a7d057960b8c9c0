import { US, USSR, addTo, gain, raise, takeAway } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { Argentina, UnitedKingdom } from '../../map.ts';

/** US: 1 VP. The USSR gets 1 in Argentina and leaves Britain. Forbids Socialist Governments. */
export default card(83, {
  event: [
    gain(US, 1),
    addTo(USSR, Argentina, 1),
    takeAway(USSR, UnitedKingdom),
    raise(Flag.IronLady),
  ],
});
