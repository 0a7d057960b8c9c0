import { RIVAL, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { RedScare } from '../../flags.ts';

/** This turn the rival's operations are worth 1 point less, but never less than 1. */
export default card(31, { event: [raise(RedScare, RIVAL)] });
