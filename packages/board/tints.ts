/** The tints and patterns of the regions; a tint is a token `--r-…`, a pattern an id in `Patterns`. */
export const TINTS = ['we', 'ee', 'me', 'as', 'se', 'af', 'ca', 'sa'] as const;
export type Tint = (typeof TINTS)[number] | 'cn' | 'nn';

const REGION_TINTS: Readonly<Record<string, Tint>> = {
  europe: 'we',
  'western-europe': 'we',
  'eastern-europe': 'ee',
  'middle-east': 'me',
  asia: 'as',
  'southeast-asia': 'se',
  africa: 'af',
  'central-america': 'ca',
  'south-america': 'sa',
};

export const tintOfRegion = (region: string): Tint => REGION_TINTS[region] ?? 'nn';

/** Where a country belongs. */
export interface Place {
  readonly id: string;
  readonly region: string;
  /** Where it counts as well. */
  readonly otherRegions?: readonly string[];
  readonly subregions: readonly string[];
}

/** A subregion's tint goes before its region's; countries of both halves of Europe wear the western one. */
export function tintOf({ region, subregions }: Place): Tint {
  return tintOfRegion(subregions[0] ?? region);
}
