import { CITIES, cityNumber, type CityData } from '../data/cities.ts';
import { CONNECTIONS } from '../data/connections.ts';
import {
  PROVINCES,
  SECTORS,
  provinceNumber,
  provinceOf,
  type ProvinceId,
} from '../data/provinces.ts';
import { AREAS } from '../deck/schema.ts';
import { WHERE } from '../deck/item.ts';
import { EAST, WEST } from '../sides.ts';

/** The map as numbers: provinces, cities, lines. A site is a city or, after them, a line. */
export const CITY_COUNT = CITIES.length;
export const HAMBURG_CITY = cityNumber('hamburg');
export const RHEINSBERG = cityNumber('rheinsberg');
export const FIRST_ABROAD = cityNumber('polska-north');

export const WB = provinceNumber('WB');
export const SH = provinceNumber('SH');
export const NI = provinceNumber('NI');
export const EB = provinceNumber('EB');
export const BB = provinceNumber('BB');
export const FIRST_EAST = provinceNumber('MV');
export const sideOfProvince = (province: number): number => (province < FIRST_EAST ? WEST : EAST);

const cities: readonly CityData[] = CITIES;
/** The province of each city; -1 for Hamburg and abroad. */
export const provinceOfCity: readonly number[] = cities.map(({ province }) =>
  province === undefined ? -1 : provinceOf(province)!,
);
export const ownerOfCity: readonly number[] = cities.map(({ owner }) =>
  owner === 'W' ? WEST : EAST,
);
/** 0 CSSR, 1 Polska, -1 at home. */
export const countryOfCity: readonly number[] = cities.map(({ country }) =>
  country === undefined ? -1 : country === 'CSSR' ? 0 : 1,
);
export const citiesOf: readonly (readonly number[])[] = PROVINCES.map((_, province) =>
  [...cities.keys()].filter((city) => provinceOfCity[city] === province),
);

export interface Connection {
  readonly a: number;
  readonly b: number;
  readonly lines: readonly number[];
}

/** One blue line: between two cities, and next to one of them or to both. */
export interface Line {
  readonly a: number;
  readonly b: number;
  readonly connection: number;
  /** The cities it touches: both if it is the only one of its connection. */
  readonly touches: readonly number[];
  /** The other line of its connection, or -1. */
  readonly other: number;
}

const lines: Line[] = [];
export const connections: readonly Connection[] = CONNECTIONS.map((data, connection) => {
  const [a, b] = [cityNumber(data.from), cityNumber(data.to)];
  const first = lines.length;
  if (data.lines === 1) lines.push({ a, b, connection, touches: [a, b], other: -1 });
  else {
    lines.push({ a, b, connection, touches: [a], other: first + 1 });
    lines.push({ a, b, connection, touches: [b], other: first });
  }
  return { a, b, lines: data.lines === 1 ? [first] : [first, first + 1] };
});
export const LINE_DATA: readonly Line[] = lines;
export const LINE_COUNT = lines.length;
export const FIRST_LINE = CITY_COUNT;
export const SITE_COUNT = CITY_COUNT + LINE_COUNT;

export const connectionsOf: readonly (readonly Connection[])[] = cities.map((_, city) =>
  connections.filter(({ a, b }) => a === city || b === city),
);
/** Lines that lie next to a city. */
export const linesAt: readonly (readonly number[])[] = cities.map((_, city) =>
  [...lines.keys()].filter((line) => lines[line].touches.includes(city)),
);
export const ownerOfLine: readonly number[] = lines.map(({ a }) => ownerOfCity[a]);

/** Provinces across the border from each province. */
export const across: readonly (readonly number[])[] = PROVINCES.map(({ across: ids }) =>
  ids.map((id) => provinceNumber(id as ProvinceId)),
);

/** The province that supplies each sector of West Berlin. */
export const suppliers: readonly number[] = SECTORS.map(({ supplier }) => provinceNumber(supplier));
/** The sector that a province supplies, or -1. */
export const sectorOf: readonly number[] = PROVINCES.map((_, province) =>
  suppliers.indexOf(province),
);

/** The areas that icons name. */
export const Area = Object.fromEntries(
  AREAS.map((name) => [name, WHERE.indexOf(name)]),
) as Readonly<Record<(typeof AREAS)[number], number>>;

/** Whether a province belongs to the place an icon names (0 for anywhere). */
export function isInArea(province: number, where: number): boolean {
  if (where === 0) return true;
  if (where <= PROVINCES.length) return where === province + 1;
  if (where === Area.WestGermany) return province < FIRST_EAST && province !== WB;
  return where === Area['NI+Hamburg'] && province === NI;
}

export function isCityInArea(city: number, where: number): boolean {
  if (where === 0) return true;
  if (city === HAMBURG_CITY) {
    return (
      where === Area.WestGermany ||
      where === Area['NI+Hamburg'] ||
      where === SH + 1 ||
      where === NI + 1
    );
  }
  if (where === Area.Rheinsberg) return city === RHEINSBERG;
  if (where === Area.CSSR) return countryOfCity[city] === 0;
  if (where === Area.Polska) return countryOfCity[city] === 1;
  return provinceOfCity[city] >= 0 && isInArea(provinceOfCity[city], where);
}
