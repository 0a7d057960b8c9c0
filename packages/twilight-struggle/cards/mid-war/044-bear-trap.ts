import { USSR, raise } from '@brink/struggle';
import { card } from '../../card.ts';

/** From its next round on the USSR must discard its way out of a trap. */
export default card(44, ({ Flag }) => ({ event: [raise(Flag.Quagmire, USSR)] }));
