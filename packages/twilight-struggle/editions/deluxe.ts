import type { Edition } from './edition.ts';

/** Deluxe: 110 cards, US influence in Canada. */
export const deluxe: Edition = {
  influence: [
    {
      canada: 2,
      iran: 1,
      israel: 1,
      japan: 1,
      australia: 4,
      philippines: 1,
      'south-korea': 1,
      panama: 1,
      'south-africa': 1,
      'united-kingdom': 5,
    },
    { syria: 1, iraq: 1, 'north-korea': 3, 'east-germany': 3, finland: 1 },
  ],
  hasOptionalCards: true,
  optionalCards: true,
  rulings: [],
};
