import { CITIES, type CityId } from '../../data/cities.ts';
import type { ProvinceId, SectorId } from '../../data/provinces.ts';

export const provinces: Readonly<Record<ProvinceId, string>> = {
  SH: 'Schleswig-Holstein',
  NI: 'Lower Saxony',
  NW: 'North Rhine-Westphalia',
  HE: 'Hesse',
  RP: 'Rhineland-Palatinate',
  BW: 'Baden-Württemberg',
  BY: 'Bavaria',
  WB: 'West Berlin',
  MV: 'Mecklenburg',
  BB: 'Brandenburg',
  EB: 'East Berlin',
  ST: 'Saxony-Anhalt',
  SN: 'Saxony',
  TH: 'Thuringia',
};

const own: Readonly<Partial<Record<CityId, string>>> = {
  koeln: 'Cologne',
  nuernberg: 'Nuremberg',
  muenchen: 'Munich',
  hannover: 'Hanover',
  'east-berlin': 'Berlin',
  'polska-north': 'Poland (north)',
  'polska-south': 'Poland (south)',
  'cssr-north': 'Czechoslovakia (north)',
  'cssr-south': 'Czechoslovakia (south)',
};

export const cities = Object.fromEntries(
  CITIES.map(({ id, name }) => [id, own[id] ?? name]),
) as Readonly<Record<CityId, string>>;

export const sectors: Readonly<Record<SectorId, string>> = {
  french: 'French sector',
  british: 'British sector',
  american: 'American sector',
};

export const line = (from: string, to: string, isHalf: boolean): string =>
  isHalf ? `${from}–${to} (near ${from})` : `${from}–${to}`;
