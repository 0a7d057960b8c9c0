import { US, addTo, gain, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { Egypt, Israel, Jordan } from '../../map.ts';

/** The US gains 1 VP and adds 1 influence to Israel, Jordan and Egypt. Forbids Arab-Israeli War. */
export default card(65, {
  event: [
    gain(US, 1),
    addTo(US, Israel, 1),
    addTo(US, Jordan, 1),
    addTo(US, Egypt, 1),
    raise(Flag.CampDavidAccords),
  ],
});
