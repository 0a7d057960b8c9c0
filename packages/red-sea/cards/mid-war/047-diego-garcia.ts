import { US, USSR, addTo, takeAway } from '@brink/struggle';
import { card } from '../../card.ts';
import { SeaLanes } from '../../map.ts';

/** 2 US influence into the Strategic Sea Lanes, 1 of the USSR out of them. */
export default card(47, { event: [addTo(US, SeaLanes, 2), takeAway(USSR, SeaLanes, 1)] });
