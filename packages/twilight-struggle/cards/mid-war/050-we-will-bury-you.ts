import { degradeDefcon, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';

/** DEFCON drops by 1; the USSR gains 3 VP unless the next US round answers with UN Intervention. */
export default card(50, { event: [degradeDefcon(1), raise(Flag.WeWillBuryYou)] });
