import { US, USSR, gainControl, takeAway } from '@brink/struggle';
import { card } from '../../card.ts';
import { Romania } from '../../map.ts';

/** The US leaves Romania; the USSR gets what it needs to control it. */
export default card(12, { event: [takeAway(US, Romania), gainControl(USSR, Romania)] });
