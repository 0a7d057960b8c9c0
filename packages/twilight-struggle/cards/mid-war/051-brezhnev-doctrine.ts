import { raise } from '@brink/struggle';
import { card } from '../../card.ts';

/** For the turn, USSR operations are worth 1 more, 4 at most. */
export default card(51, ({ Flag }) => ({ event: [raise(Flag.BrezhnevDoctrine)] }));
