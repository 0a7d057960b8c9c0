import { US, raise, whileRaisedOn } from '@brink/struggle';
import { card } from '../../card.ts';

/** Forbids OPEC for good; this turn the US may play an eighth action round. */
export default card(86, ({ Flag }) => ({
  event: [raise(Flag.NorthSeaOil), raise(Flag.NorthSeaOilRoundForUs, US)],
  lasting: [whileRaisedOn(Flag.NorthSeaOilRoundForUs, { extraRound: () => true })],
}));
