import { US, raise, whileRaised } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';

/** Until the end of the turn every realignment die of the US counts 1 less. */
export default card(93, {
  event: [raise(Flag.IranContraScandal)],
  lasting: [whileRaised(Flag.IranContraScandal, US, { realignmentDie: () => -1 })],
});
