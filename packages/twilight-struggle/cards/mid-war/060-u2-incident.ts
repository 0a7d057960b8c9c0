import { USSR, gain, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';

/** The USSR gains 1 VP, and 1 more whenever UN Intervention takes place this turn. */
export default card(60, { event: [gain(USSR, 1), raise(Flag.U2Incident)] });
