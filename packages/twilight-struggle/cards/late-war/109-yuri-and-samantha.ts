import { raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';

/** Until the end of the turn every coup the US attempts gives the USSR 1 VP. */
export default card(109, { event: [raise(Flag.YuriAndSamantha)] });
