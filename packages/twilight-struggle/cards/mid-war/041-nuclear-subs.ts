import { raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';

/** For the turn, US coups in battlegrounds leave DEFCON alone. */
export default card(41, { event: [raise(Flag.NuclearSubs)] });
