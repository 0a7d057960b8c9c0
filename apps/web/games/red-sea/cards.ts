import { GUESTS } from '@brink/crossover/into-red-sea/guests';
import { withGuests } from '../struggle/guests.ts';
import { FACES as TWILIGHT_FACES } from '../twilight-struggle/card-faces.ts';
import { FACES } from './card-faces.ts';

/** Every card that a game may have, by number. */
export const CARDS = withGuests(FACES, TWILIGHT_FACES, GUESTS);
