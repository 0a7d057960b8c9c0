import { USSR, raise, whileRaisedOn } from '@brink/struggle';
import { card } from '../../card.ts';

/** This turn USSR operations that place influence in Africa are worth 1 less. */
export default card(5, ({ Flag, Africa }) => ({
  event: [raise(Flag.AlbanoOnUs, USSR)],
  lasting: [whileRaisedOn(Flag.AlbanoOnUs, { penaltyIn: Africa })],
}));
