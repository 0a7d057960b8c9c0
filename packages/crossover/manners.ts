import { MANNERS as RED_SEA } from '@brink/red-sea/manners';
import { MANNERS as TWILIGHT_STRUGGLE } from '@brink/twilight-struggle/manners';

/** How a game may end where cards of both games meet: Wargames travels. */
export const MANNERS = { ...TWILIGHT_STRUGGLE, ...RED_SEA } as const;
