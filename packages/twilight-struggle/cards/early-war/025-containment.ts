import { US, raise, whileRaised } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';

/** This turn US operations are worth 1 point more, 4 at most (§7.4). */
export default card(25, {
  event: [raise(Flag.Containment)],
  lasting: [whileRaised(Flag.Containment, US, { opsModifier: () => 1 })],
});
