import type { ScoringRegion } from '@brink/struggle';
import { REGIONS, REGION_VP } from '../data/regions.ts';
import { REGION_SETS } from '../map.ts';

/** §10.1: the regions, in the order of final scoring. */
export const SCORING_REGIONS: readonly ScoringRegion[] = REGIONS.map((id, index) => ({
  index,
  countries: REGION_SETS[id],
  vp: REGION_VP[id],
}));
