import type { AlternativeAbilityBox, SpaceAbilityBox } from '../place-text.ts';

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

/** The same for the alternative track of Turn Zero. */
export const alternativeSpaceBoxes: readonly string[] = [
  'Start',
  'H-Bomb',
  'Earth Satellite',
  'Intercontinental Missiles',
  'Moon Landing',
  'Multiple Warheads',
  'Anti-Ballistic Missiles',
  'Neutron Bomb',
  'Strategic Defense Initiative',
];

export const alternativeSpaceAbilities: Readonly<Record<AlternativeAbilityBox, string>> = {
  2: '2 more military ops before the check at the end of the turn.',
  4: 'Once in each of your action rounds, 1 influence in a country controlled by the opponent costs 1 Op.',
  6: 'Once per turn, in your own action round, you may reroll a coup die; the second roll counts.',
  7: 'The opponent’s coup dice are lowered by 1.',
};
