import { SELF, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { DeathSquads } from '../../flags.ts';

/** In Central and South America own coups get 1 more this turn, those of the rival 1 less. */
export default card(69, { event: [raise(DeathSquads, SELF)] });
