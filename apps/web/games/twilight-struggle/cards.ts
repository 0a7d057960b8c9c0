import { VISITORS } from '@brink/crossover/into-twilight-struggle/visitors';
import { FACES as RED_SEA_FACES } from '../red-sea/card-faces.ts';
import { withVisitors } from '../struggle/visitors.ts';
import { FACES } from './card-faces.ts';

/** Every card that a game may have, by number. */
export const CARDS = withVisitors(FACES, RED_SEA_FACES, VISITORS);
