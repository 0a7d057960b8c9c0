import { US, gain, lower, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';

/** US: 1 VP. Ends Flower Power and forbids it. */
export default card(97, {
  event: [lower(Flag.FlowerPower), gain(US, 1), raise(Flag.AnEvilEmpire)],
});
