import { US, USSR, gainControl, takeAway } from '@brink/struggle';
import { card } from '../../card.ts';
import { Madagascar } from '../../map.ts';

/** Madagascar loses 1 US influence; then the USSR gains control of it. */
export default card(20, { event: [takeAway(US, Madagascar, 1), gainControl(USSR, Madagascar)] });
