import type { Catalogue } from '../catalogue.ts';

export const regions: Catalogue['regions'] = { africa: 'Africa', 'middle-east': 'Middle East' };

/** Boxes 0 to 3 of the Space Race track. */
export const spaceBoxes: readonly string[] = [
  'Start',
  'Deep Space Probe',
  'Pictures from Another Planet',
  'First Shuttle',
];

export const spaceAbilities: Catalogue['spaceAbilities'] = {
  1: 'After each headline phase, removes 1 opponent’s influence from any country.',
  3: 'First to arrive: 3 VP and 1 card.',
};
