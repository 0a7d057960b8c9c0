import { VISITORS } from '@brink/crossover/into-red-sea/visitors';
import { withVisitors } from '../struggle/visitors.ts';
import { FACES as TWILIGHT_FACES } from '../twilight-struggle/card-faces.ts';
import { FACES } from './card-faces.ts';

/** Every card that a game may have, by number. */
export const CARDS = withVisitors(FACES, TWILIGHT_FACES, VISITORS);
