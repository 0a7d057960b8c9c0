import { VISITORS } from '@brink/crossover/into-red-sea/visitors';
import { LOOKS as TWILIGHT_LOOKS } from '../twilight-struggle/looks.ts';
import { withVisitors } from '../struggle/visitors.ts';
import { LOOKS } from './looks.ts';

/** Every card that a game may have, by number. */
export const CARDS = withVisitors(LOOKS, TWILIGHT_LOOKS, VISITORS);
