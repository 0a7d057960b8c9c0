import { REGIONS } from '../data/regions.ts';
import { cardData, type CardId } from '../data/cards.ts';
import {
  CIVIL_WAR_BOX,
  CIVIL_WAR_ID,
  COUNTRIES,
  areaId,
  type CountryId,
} from '../data/countries.ts';
import type { CardText } from './card-text.ts';
import type { Catalogue } from './catalogue.ts';
import type { NamedRegionId, RegionText } from './place-text.ts';

/** Looks texts up by the integers that codes carry. */
export const ofCountry =
  (table: Readonly<Record<CountryId, string>>, civilWar: string) =>
  (country: number): string =>
    country === CIVIL_WAR_BOX ? civilWar : table[COUNTRIES[country].id];

export const ofCard =
  (table: Readonly<Record<CardId, CardText>>) =>
  (card: number): string =>
    table[cardData(card).id].name;

export const ofRegion =
  (table: Readonly<Record<NamedRegionId, RegionText>>) =>
  (region: number): string =>
    table[REGIONS[region]].name;

/** The short name of a country or of the box of the Chinese Civil War. */
export function shortArea(
  { shortCountries, specialAreas }: Pick<Catalogue, 'shortCountries' | 'specialAreas'>,
  area: number,
): string {
  const id = areaId(area);
  return id === CIVIL_WAR_ID ? specialAreas[id].short : shortCountries[id];
}
