import { regionOf, type Region } from '@brink/struggle';
import { COUNTRIES, countryNumber } from './data/countries.ts';
import type { RegionId } from './data/regions.ts';

/** The map as cards speak of it: countries by number, regions as sets. */
const inRegion = (id: RegionId): Region =>
  regionOf(
    COUNTRIES.flatMap(({ regions }, number) =>
      (regions as readonly RegionId[]).includes(id) ? [number] : [],
    ),
  );

export const Africa = inRegion('africa');
export const MiddleEast = inRegion('middle-east');
/** Every country; the Strategic Sea Lanes are none (§2.1.7). */
export const Countries = regionOf(
  COUNTRIES.flatMap(({ regions }, number) => (regions.length > 0 ? [number] : [])),
);
export const Flashpoints = regionOf(
  COUNTRIES.flatMap(({ flashpoint }, number) => (flashpoint ? [number] : [])),
);

/** The countries of each region. */
export const REGION_SETS: Readonly<Record<RegionId, Region>> = {
  africa: Africa,
  'middle-east': MiddleEast,
};

/** The countries that a card names. */
export const countries = (...numbers: readonly number[]): Region => regionOf(numbers);

export const Egypt = countryNumber('egypt');
export const Sudan = countryNumber('sudan');
export const Ethiopia = countryNumber('ethiopia');
export const Somalia = countryNumber('somalia');
export const Djibouti = countryNumber('djibouti');
export const Kenya = countryNumber('kenya');
export const Madagascar = countryNumber('madagascar');
export const SaudiArabia = countryNumber('saudi-arabia');
export const Oman = countryNumber('oman');
export const Yemen = countryNumber('yemen');
export const SouthYemen = countryNumber('south-yemen');
export const SeaLanes = countryNumber('strategic-sea-lanes');
