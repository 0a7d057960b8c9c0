import { sharedReasons } from '@brink/struggle/text/en/reasons';
import type { Reasons } from '../catalogue.ts';
import { ofCard } from '../names.ts';
import { COUNTRIES } from '../../data/countries.ts';
import { cards } from './cards.ts';
import { countries, inCountry } from './countries.ts';

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
});

export const reasons = reasonsWith(ofCard(cards));
