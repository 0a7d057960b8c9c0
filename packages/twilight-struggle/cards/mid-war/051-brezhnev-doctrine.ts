import { USSR, raise, whileRaised } from '@brink/struggle';
import { card } from '../../card.ts';

/** This turn USSR operations are worth 1 more, 4 at most (§7.4). */
export default card(51, ({ Flag }) => ({
  event: [raise(Flag.BrezhnevDoctrine)],
  lasting: [whileRaised(Flag.BrezhnevDoctrine, USSR, { opsModifier: () => 1 })],
}));
