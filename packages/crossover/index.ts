export { redSea, twilightStruggle } from './package.ts';
export { GUESTS as INTO_RED_SEA } from './into-red-sea/guests.ts';
export { GUESTS as INTO_TWILIGHT_STRUGGLE } from './into-twilight-struggle/guests.ts';
