import { VISITORS } from '@brink/crossover/into-twilight-struggle/visitors';
import { LOOKS as RED_SEA_LOOKS } from '../red-sea/looks.ts';
import { withVisitors } from '../struggle/visitors.ts';
import { LOOKS } from './looks.ts';

/** Every card that a game may have, by number. */
export const CARDS = withVisitors(LOOKS, RED_SEA_LOOKS, VISITORS);
