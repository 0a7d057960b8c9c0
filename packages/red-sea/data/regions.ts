/** The two regions, in the order of final scoring (§10.4.2). Egypt lies in both (§2.1.2). */
export const REGIONS = ['africa', 'middle-east'] as const;
export type RegionId = (typeof REGIONS)[number];

/** VP for presence, domination and control. */
export const REGION_VP: Readonly<Record<RegionId, readonly [number, number, number]>> = {
  africa: [1, 3, 4],
  'middle-east': [3, 5, 7],
};
