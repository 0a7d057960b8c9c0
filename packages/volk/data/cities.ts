/** A place for a factory. The order is the number a city has. */
export interface CityData {
  readonly id: string;
  readonly name: string;
  /** Hamburg lies in none; abroad the country is told. */
  readonly province?: string;
  readonly country?: 'CSSR' | 'Polska';
  readonly owner: 'W' | 'E';
  /** For drawing the map. */
  readonly at: readonly [latitude: number, longitude: number];
}

export const CITIES = [
  { id: 'flensburg', name: 'Flensburg', province: 'SH', owner: 'W', at: [54.78, 9.44] },
  { id: 'kiel', name: 'Kiel', province: 'SH', owner: 'W', at: [54.32, 10.14] },
  { id: 'hamburg', name: 'Hamburg', owner: 'W', at: [53.55, 10.0] },
  { id: 'bremen', name: 'Bremen', province: 'NI', owner: 'W', at: [53.08, 8.8] },
  { id: 'hannover', name: 'Hannover', province: 'NI', owner: 'W', at: [52.37, 9.73] },
  { id: 'wolfsburg', name: 'Wolfsburg', province: 'NI', owner: 'W', at: [52.42, 10.79] },
  { id: 'bielefeld', name: 'Bielefeld', province: 'NW', owner: 'W', at: [52.02, 8.53] },
  { id: 'duisburg', name: 'Duisburg', province: 'NW', owner: 'W', at: [51.43, 6.76] },
  { id: 'dortmund', name: 'Dortmund', province: 'NW', owner: 'W', at: [51.51, 7.47] },
  { id: 'koeln', name: 'Köln', province: 'NW', owner: 'W', at: [50.94, 6.96] },
  { id: 'kassel', name: 'Kassel', province: 'HE', owner: 'W', at: [51.31, 9.48] },
  { id: 'giessen', name: 'Gießen', province: 'HE', owner: 'W', at: [50.58, 8.68] },
  { id: 'fulda', name: 'Fulda', province: 'HE', owner: 'W', at: [50.55, 9.68] },
  { id: 'frankfurt', name: 'Frankfurt', province: 'HE', owner: 'W', at: [50.11, 8.68] },
  { id: 'koblenz', name: 'Koblenz', province: 'RP', owner: 'W', at: [50.36, 7.59] },
  { id: 'saarbruecken', name: 'Saarbrücken', province: 'RP', owner: 'W', at: [49.24, 6.99] },
  { id: 'kaiserslautern', name: 'Kaiserslautern', province: 'RP', owner: 'W', at: [49.44, 7.77] },
  { id: 'mannheim', name: 'Mannheim', province: 'BW', owner: 'W', at: [49.49, 8.47] },
  { id: 'heilbronn', name: 'Heilbronn', province: 'BW', owner: 'W', at: [49.14, 9.22] },
  { id: 'stuttgart', name: 'Stuttgart', province: 'BW', owner: 'W', at: [48.78, 9.18] },
  { id: 'ulm', name: 'Ulm', province: 'BW', owner: 'W', at: [48.4, 9.99] },
  { id: 'bayreuth', name: 'Bayreuth', province: 'BY', owner: 'W', at: [49.95, 11.58] },
  { id: 'nuernberg', name: 'Nürnberg', province: 'BY', owner: 'W', at: [49.45, 11.08] },
  { id: 'ingolstadt', name: 'Ingolstadt', province: 'BY', owner: 'W', at: [48.77, 11.42] },
  { id: 'muenchen', name: 'München', province: 'BY', owner: 'W', at: [48.14, 11.58] },
  { id: 'rostock', name: 'Rostock', province: 'MV', owner: 'E', at: [54.09, 12.1] },
  { id: 'neubrandenburg', name: 'Neubrandenburg', province: 'MV', owner: 'E', at: [53.56, 13.26] },
  { id: 'schwedt', name: 'Schwedt', province: 'BB', owner: 'E', at: [53.06, 14.28] },
  { id: 'rheinsberg', name: 'Rheinsberg', province: 'BB', owner: 'E', at: [53.1, 12.9] },
  { id: 'east-berlin', name: 'Berlin (Ost)', province: 'EB', owner: 'E', at: [52.52, 13.4] },
  { id: 'cottbus', name: 'Cottbus', province: 'BB', owner: 'E', at: [51.76, 14.33] },
  { id: 'magdeburg', name: 'Magdeburg', province: 'ST', owner: 'E', at: [52.13, 11.62] },
  { id: 'bitterfeld', name: 'Bitterfeld', province: 'ST', owner: 'E', at: [51.62, 12.33] },
  { id: 'leipzig', name: 'Leipzig', province: 'SN', owner: 'E', at: [51.34, 12.37] },
  { id: 'dresden', name: 'Dresden', province: 'SN', owner: 'E', at: [51.05, 13.74] },
  {
    id: 'karl-marx-stadt',
    name: 'Karl-Marx-Stadt',
    province: 'SN',
    owner: 'E',
    at: [50.83, 12.92],
  },
  { id: 'eisenach', name: 'Eisenach', province: 'TH', owner: 'E', at: [50.98, 10.32] },
  { id: 'jena', name: 'Jena', province: 'TH', owner: 'E', at: [50.93, 11.59] },
  { id: 'polska-north', name: 'Polska (Nord)', country: 'Polska', owner: 'E', at: [53.43, 14.95] },
  { id: 'polska-south', name: 'Polska (Süd)', country: 'Polska', owner: 'E', at: [52.6, 15.0] },
  { id: 'cssr-north', name: 'ČSSR (Nord)', country: 'CSSR', owner: 'E', at: [50.7, 14.6] },
  { id: 'cssr-south', name: 'ČSSR (Süd)', country: 'CSSR', owner: 'E', at: [50.2, 12.95] },
] as const satisfies readonly CityData[];
export type CityId = (typeof CITIES)[number]['id'];

const numbers = new Map<string, number>(CITIES.map(({ id }, number) => [id, number]));

export const cityNumber = (id: CityId): number => numbers.get(id)!;
