import { sharedReasons } from '@brink/struggle/text/en/reasons';
import type { Reasons } from '../catalogue.ts';
import { ofCard } from '../names.ts';
import { COUNTRIES } from '../../data/countries.ts';
import { REGIONS } from '../../data/regions.ts';
import { cards } from './cards.ts';
import { countries, inCountry } from './countries.ts';
import { regions } from './regions.ts';

const place = (country: number): string => countries[COUNTRIES[country].id];

/** The lines with names for cards that may be those of visiting cards as well. */
export const reasonsWith = (card: (number: number) => string): Reasons => ({
  ...sharedReasons({
    card,
    place,
    where: (country) => inCountry[COUNTRIES[country].id],
    passingCard: cards['china-card'].name,
  }),
  opening: (c) => `A sound opening: ${place(c)}.`,
  withdraw: () => 'The way out of the crisis is worth its price.',
  betterIn: (region) => `A better standing ${regions[REGIONS[region]].in}.`,
  moreVp: () => 'More VP.',
  moreMilitary: () => 'Military ops in time.',
  safer: () => 'Less danger of nuclear war.',
  moreSpace: () => 'Further in the space race.',
  china: () => `${cards['china-card'].name} lies better.`,
  betterHand: () => 'A better hand.',
  betterDeck: () => 'Better cards still to come.',
  effects: () => 'Events whose effects last.',
  sooner: () => 'A better chance to win at once.',
});

export const reasons = reasonsWith(ofCard(cards));
