import { sharedReasons } from '@brink/struggle/text/en/reasons';
import type { Catalogue } from '../catalogue.ts';
import { ofCard, ofCountry } from '../names.ts';
import { cards } from './cards.ts';
import { countries, inCountry } from './countries.ts';

/** The lines with names for cards that may be those of visiting cards as well. */
export const reasonsWith = (card: (number: number) => string): Catalogue['reasons'] =>
  sharedReasons({
    card,
    place: ofCountry(countries),
    where: ofCountry(inCountry),
    passingCard: cards['romanian-autonomy'].name,
  });

export const reasons = reasonsWith(ofCard(cards));
