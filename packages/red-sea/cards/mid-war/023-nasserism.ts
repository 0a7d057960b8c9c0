import { USSR, raise, whileRaised } from '@brink/struggle';
import { card } from '../../card.ts';

/** This turn the die of every USSR coup counts 1 more. */
export default card(23, ({ Flag }) => ({
  event: [raise(Flag.Nasserism)],
  lasting: [whileRaised(Flag.Nasserism, USSR, { coupDie: () => 1 })],
}));
