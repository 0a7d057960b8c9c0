import { raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';

/** Forbids OPEC; this turn the US may play an eighth action round. */
export default card(86, { event: [raise(Flag.NorthSeaOil), raise(Flag.NorthSeaOilRound)] });
