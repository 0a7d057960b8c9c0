import { US, gainControl, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { Japan } from '../../map.ts';

/** The US gets what it needs to control Japan, closed to USSR coups and realignments from now on. */
export default card(27, { event: [gainControl(US, Japan), raise(Flag.UsJapanPact)] });
