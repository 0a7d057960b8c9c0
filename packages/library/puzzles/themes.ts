/** What a puzzle is about; told only after the first try. */
export const THEMES = [
  'defcon', // do not be the one who ends the world
  'scoring', // play the scoring card now, or not yet
  'coupOrPlace', // coup, realign or place influence
  'headline',
  'space', // into space, or not
  'hand', // which card, and for its event or its operations
  'defence', // keep what one has
  'endGame',
  'decadeEnd', // of Wir sind das Volk!
] as const;
/** What a puzzle is about. */
export type Theme = (typeof THEMES)[number];
