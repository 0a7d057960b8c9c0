import { US, USSR, addTo, raise, takeAway } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { Iran } from '../../map.ts';

/** The US leaves Iran, the USSR adds 2 there; Terrorism will strike the US twice. */
export default card(82, {
  event: [takeAway(US, Iran), addTo(USSR, Iran, 2), raise(Flag.IranianHostageCrisis)],
});
