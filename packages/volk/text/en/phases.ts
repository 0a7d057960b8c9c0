/** Phases of the decade's end by their number; those of 2+2 have 11 to 13. */
export const phases = [
  'none',
  'flight or wall',
  'prestige',
  'western currency',
  'police upkeep',
  'living standard upkeep',
  'comparison within each state',
  'comparison between East and West',
  'police action',
  'socialists',
  'collapse',
  'arms race',
  'space race',
  'dominance',
] as const;
