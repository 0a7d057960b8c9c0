import { SELF, gain, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';

/** 2 VP; this turn every coup costs DEFCON as in a battleground. */
export default card(43, { event: [gain(SELF, 2), raise(Flag.ZoneOfPeace)] });
