/** The six regions that are scored, in the order of final scoring (§10.3.2). */
export const REGIONS = [
  'europe',
  'middle-east',
  'asia',
  'africa',
  'central-america',
  'south-america',
] as const;
/** The name of a region. */
export type RegionId = (typeof REGIONS)[number];

/** Parts of regions that cards and rules speak of. */
export const SUBREGIONS = ['western-europe', 'eastern-europe', 'southeast-asia'] as const;
/** The name of a subregion. */
export type SubregionId = (typeof SUBREGIONS)[number];

/** VP for presence, domination and control. Control of Europe wins the game instead. */
export const REGION_VP: Readonly<Record<RegionId, readonly [number, number, number]>> = {
  europe: [3, 7, 0],
  'middle-east': [3, 5, 7],
  asia: [3, 7, 9],
  africa: [1, 4, 6],
  'central-america': [1, 3, 5],
  'south-america': [2, 5, 6],
};

/** Europe in the scoring of Turn Zero's Allied Berlin. */
export const ALLIED_EUROPE_VP: readonly [number, number, number] = [3, 6, 6];
