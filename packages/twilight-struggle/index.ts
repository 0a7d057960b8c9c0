export { twilightStruggle } from './package.ts';
export { setup } from './setup.ts';
export { parseOptions, type TwilightOptions } from './options.ts';
export { PRESETS, type PresetId } from './presets.ts';
export { view, type TwilightView } from './view.ts';
export { world } from './world.ts';
export type { Catalogue } from './text/catalogue.ts';
export { catalogues } from './text/index.ts';
