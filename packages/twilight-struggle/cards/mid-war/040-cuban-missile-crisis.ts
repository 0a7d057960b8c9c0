import { RIVAL, defconTo, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { CubanMissileCrisis } from '../../flags.ts';

/** DEFCON becomes 2; until the end of the turn a coup of the rival is nuclear war. */
export default card(40, { event: [defconTo(2), raise(CubanMissileCrisis, RIVAL)] });
