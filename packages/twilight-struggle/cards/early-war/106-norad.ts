import { raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';

/** From now on the US may add 1 influence after each action round that brought DEFCON to 2. */
export default card(106, { event: [raise(Flag.Norad)] });
