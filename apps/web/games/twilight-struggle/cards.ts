import { GUESTS } from '@brink/crossover/into-twilight-struggle/guests';
import { FACES as RED_SEA_FACES } from '../red-sea/card-faces.ts';
import { withGuests } from '../struggle/guests.ts';
import { FACES } from './card-faces.ts';

/** Every card that a game may have, by number. */
export const CARDS = withGuests(FACES, RED_SEA_FACES, GUESTS);
