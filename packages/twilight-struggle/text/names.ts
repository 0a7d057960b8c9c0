import { REGIONS } from '../data/regions.ts';
import { CARDS, type CardId } from '../data/cards.ts';
import { COUNTRIES, type CountryId } from '../data/countries.ts';
import type { CardText } from './card-text.ts';
import type { NamedRegionId, RegionText } from './place-text.ts';

/** Looks texts up by the integers that codes carry. */
export const ofCountry =
  (table: Readonly<Record<CountryId, string>>) =>
  (country: number): string =>
    table[COUNTRIES[country].id];

export const ofCard =
  (table: Readonly<Record<CardId, CardText>>) =>
  (card: number): string =>
    table[CARDS[card - 1].id].name;

export const ofRegion =
  (table: Readonly<Record<NamedRegionId, RegionText>>) =>
  (region: number): string =>
    table[REGIONS[region]].name;
