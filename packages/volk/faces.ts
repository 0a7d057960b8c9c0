import { CITIES } from './data/cities.ts';
import { PROVINCES, SECTORS } from './data/provinces.ts';
import { SITE_COUNT, provinceOfCity } from './board/map.ts';
import { Op, unpackItem } from './deck/item.ts';
import { OPTIONS } from './vocabulary.ts';

/** What clients that draw the table look up of places and icons; no rules. */
export const PLACES = {
  provinces: PROVINCES.map(({ id }) => id),
  sectors: SECTORS.map(({ id }) => id),
  cities: CITIES.map(({ id }) => id),
  provinceOfCity,
  siteCount: SITE_COUNT,
  options: OPTIONS,
  unpackItem,
  isDoveDown: (packed: number): boolean => packed >= 0 && unpackItem(packed).op === Op['dove-'],
} as const;
