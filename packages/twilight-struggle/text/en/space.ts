import type { SpaceAbilityBox } from '../place-text.ts';

/** Boxes 0 to 8 of the Space Race track. */
export const spaceBoxes: readonly string[] = [
  'Start',
  'Earth Satellite',
  'Animal in Space',
  'Man in Space',
  'Man in Earth Orbit',
  'Lunar Orbit',
  'Eagle/Bear Has Landed',
  'Space Shuttle',
  'Space Station',
];

/** What the first side in a box may do until the other side reaches it. */
export const spaceAbilities: Readonly<Record<SpaceAbilityBox, string>> = {
  2: 'May make 2 space attempts per turn.',
  4: 'The opponent picks and reveals a headline first.',
  6: 'May discard one held card at the end of the turn.',
  8: 'May take 8 action rounds per turn.',
};
