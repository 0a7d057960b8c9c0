/** The provinces of both states: West ones first. The order is the number a province has. */
export interface ProvinceData {
  readonly id: string;
  readonly name: string;
  readonly side: 'W' | 'E';
  /** Provinces of the other state across the border. */
  readonly across: readonly string[];
}

export const PROVINCES = [
  { id: 'SH', name: 'Schleswig-Holstein', side: 'W', across: ['MV'] },
  { id: 'NI', name: 'Niedersachsen', side: 'W', across: ['MV', 'BB', 'ST'] },
  { id: 'NW', name: 'Nordrhein-Westfalen', side: 'W', across: [] },
  { id: 'HE', name: 'Hessen', side: 'W', across: ['ST', 'TH'] },
  { id: 'RP', name: 'Rheinland-Pfalz', side: 'W', across: [] },
  { id: 'BW', name: 'Baden-Württemberg', side: 'W', across: [] },
  { id: 'BY', name: 'Bayern', side: 'W', across: ['SN', 'TH'] },
  { id: 'WB', name: 'Berlin (West)', side: 'W', across: ['BB', 'EB'] },
  { id: 'MV', name: 'Mecklenburg-Vorpommern', side: 'E', across: ['SH', 'NI'] },
  { id: 'BB', name: 'Brandenburg', side: 'E', across: ['NI', 'WB'] },
  { id: 'EB', name: 'Berlin, Hauptstadt der DDR', side: 'E', across: ['WB'] },
  { id: 'ST', name: 'Sachsen-Anhalt', side: 'E', across: ['NI', 'HE'] },
  { id: 'SN', name: 'Sachsen', side: 'E', across: ['BY'] },
  { id: 'TH', name: 'Thüringen', side: 'E', across: ['HE', 'BY'] },
] as const satisfies readonly ProvinceData[];

export type ProvinceId = (typeof PROVINCES)[number]['id'];

const numbers = new Map<string, number>(PROVINCES.map(({ id }, number) => [id, number]));

export const provinceNumber = (id: ProvinceId): number => numbers.get(id)!;
export const provinceOf = (id: string): number | undefined => numbers.get(id);

/** West Berlin's sectors, each with the province that supplies it. */
export const SECTORS = [
  { id: 'french', supplier: 'RP' },
  { id: 'british', supplier: 'NW' },
  { id: 'american', supplier: 'BW' },
] as const satisfies readonly { id: string; supplier: ProvinceId }[];
export type SectorId = (typeof SECTORS)[number]['id'];
