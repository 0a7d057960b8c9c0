import { lower, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';

/** Ends NORAD. From its next round on the US must discard its way out of a trap. */
export default card(42, { event: [lower(Flag.Norad), raise(Flag.Quagmire)] });
