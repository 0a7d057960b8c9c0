import { raise } from '@brink/struggle';
import { card } from '../../card.ts';

/** This turn USSR operations are worth 1 more, 3 at most. */
export default card(24, ({ Flag }) => ({ event: [raise(Flag.T62s)] }));
