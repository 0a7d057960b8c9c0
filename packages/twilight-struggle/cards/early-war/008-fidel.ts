import { US, USSR, gainControl, takeAway } from '@brink/struggle';
import { card } from '../../card.ts';
import { Cuba } from '../../map.ts';

/** The US leaves Cuba; the USSR gets what it needs to control it. */
export default card(8, { event: [takeAway(US, Cuba), gainControl(USSR, Cuba)] });
