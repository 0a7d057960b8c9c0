import { US, addTo, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { SaudiArabia } from '../../map.ts';

/** 2 US influence in Saudi Arabia. Forbids Muslim Revolution. */
export default card(110, { event: [addTo(US, SaudiArabia, 2), raise(Flag.AwacsSale)] });
