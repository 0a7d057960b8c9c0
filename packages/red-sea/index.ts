export { redSea } from './package.ts';
export { setup } from './setup.ts';
export { parseOptions, type RedSeaOptions } from './options.ts';
export { view, type RedSeaView } from './view.ts';
export { world } from './world.ts';
export type { Catalogue } from './text/catalogue.ts';
export { catalogues } from './text/index.ts';
