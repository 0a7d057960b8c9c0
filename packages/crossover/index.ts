export { redSea, twilightStruggle } from './package.ts';
export { VISITORS as INTO_RED_SEA } from './into-red-sea/visitors.ts';
export { VISITORS as INTO_TWILIGHT_STRUGGLE } from './into-twilight-struggle/visitors.ts';
