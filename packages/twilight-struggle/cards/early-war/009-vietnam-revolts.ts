import { USSR, addTo, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { Vietnam } from '../../map.ts';

/** 2 USSR influence in Vietnam; this turn 1 point more for USSR operations all in Southeast Asia. */
export default card(9, { event: [addTo(USSR, Vietnam, 2), raise(Flag.VietnamRevolts)] });
