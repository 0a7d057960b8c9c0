import { US, raise } from '@brink/struggle';
import { card } from '../../card.ts';

/** Once this turn the US may make a die of its own a 1 or a 6 before it is rolled. */
export default card(9, ({ Flag }) => ({ event: [raise(Flag.CarterForUs, US)] }));
