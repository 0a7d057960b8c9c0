export { redSea } from './package.ts';
export { setup } from './setup.ts';
export { parseOptions, type RedSeaOptions } from './options.ts';
export { view, type RedSeaView } from './view.ts';
export { makeWorld, world, type RedSeaWorld, type WorldChanges } from './world.ts';
export { REGION_SETS, countries } from './map.ts';
export type { Catalogue } from './text/catalogue.ts';
export { catalogues } from './text/index.ts';
