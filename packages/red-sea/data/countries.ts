import type { RegionId } from './regions.ts';

/** The 11 countries of the map, in the order of their numbers; then the box of the sea lanes. */
export interface CountryFacts {
  readonly id: string;
  readonly regions: readonly RegionId[];
  readonly stability: number;
  readonly battleground: boolean;
  readonly flashpoint: boolean;
  readonly adjacent: readonly string[];
  /** Influence at the start: US, USSR (§3.2). */
  readonly start: readonly [us: number, ussr: number];
}

const country = <const Id extends string>(
  id: Id,
  regions: readonly RegionId[],
  stability: number,
  kind: 'battleground' | 'flashpoint' | 'country' | 'box',
  adjacent: readonly string[],
  start: readonly [us: number, ussr: number] = [0, 0],
): CountryFacts & { readonly id: Id } => ({
  id,
  regions,
  stability,
  battleground: kind === 'battleground',
  flashpoint: kind === 'flashpoint',
  adjacent,
  start,
});

/** All countries; the place in the list is the number. */
export const COUNTRIES = [
  country('egypt', ['africa', 'middle-east'], 2, 'battleground', ['sudan']),
  country('sudan', ['africa'], 1, 'country', ['egypt', 'ethiopia', 'somalia']),
  country('ethiopia', ['africa'], 1, 'flashpoint', ['kenya', 'sudan'], [1, 0]),
  country(
    'somalia',
    ['africa'],
    2,
    'flashpoint',
    ['djibouti', 'kenya', 'madagascar', 'sudan'],
    [0, 1],
  ),
  country('djibouti', ['africa'], 2, 'country', ['somalia', 'south-yemen']),
  country('kenya', ['africa'], 2, 'battleground', ['ethiopia', 'madagascar', 'somalia']),
  country('madagascar', ['africa'], 2, 'country', ['kenya', 'somalia']),
  country(
    'saudi-arabia',
    ['middle-east'],
    3,
    'battleground',
    ['oman', 'south-yemen', 'yemen'],
    [1, 0],
  ),
  country('oman', ['middle-east'], 2, 'country', ['saudi-arabia']),
  country('yemen', ['middle-east'], 2, 'country', ['saudi-arabia']),
  country('south-yemen', ['middle-east'], 1, 'country', ['djibouti', 'saudi-arabia'], [0, 1]),
  // §2.1.7: no country, in no region, next to nothing.
  country('strategic-sea-lanes', [], 4, 'box', []),
] as const;

/** The name of a country in records and protocols. */
export type CountryId = (typeof COUNTRIES)[number]['id'];
/** How many countries there are. */
export const COUNTRY_COUNT = COUNTRIES.length;

const numbers = new Map<string, number>(COUNTRIES.map(({ id }, number) => [id, number]));

/** A country's number by its name: `countryNumber('egypt')`. */
export function countryNumber(id: CountryId): number {
  return numbers.get(id)!;
}

/** Whether a text is the name of a country. */
export const isCountryId = (id: string): id is CountryId => numbers.has(id);
