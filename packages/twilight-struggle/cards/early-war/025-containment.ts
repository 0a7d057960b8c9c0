import { raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';

/** This turn US operations are worth 1 point more, 4 at most. */
export default card(25, { event: [raise(Flag.Containment)] });
