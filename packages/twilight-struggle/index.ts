export { twilightStruggle } from './package.ts';
export { setup } from './setup.ts';
export { parseOptions, type TwilightOptions } from './options.ts';
export { PRESETS, type PresetId } from './presets.ts';
export { view, type TwilightView } from './view.ts';
export { makeWorld, world, type TwilightWorld, type WorldChanges } from './world.ts';
export { REGION_SETS, countries } from './map.ts';
export type { Catalogue } from './text/catalogue.ts';
export { catalogues } from './text/index.ts';
