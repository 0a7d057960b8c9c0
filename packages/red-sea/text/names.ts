import { REGIONS, type RegionId } from '../data/regions.ts';
import { cardData, type CardId } from '../data/cards.ts';
import { COUNTRIES, type CountryId } from '../data/countries.ts';
import type { CardText } from './catalogue.ts';

/** Looks texts up by the integers that codes carry. */
export const ofCountry =
  (table: Readonly<Record<CountryId, string>>) =>
  (country: number): string =>
    table[COUNTRIES[country].id];

export const ofCard =
  (table: Readonly<Record<CardId, CardText>>) =>
  (card: number): string =>
    table[cardData(card).id].name;

export const ofRegion =
  (table: Readonly<Record<RegionId, string>>) =>
  (region: number): string =>
    table[REGIONS[region]];
