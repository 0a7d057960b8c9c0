import type { ValueTraining } from '@brink/kernel/learned-value';
import type { Volk } from '../../volk.ts';
import { aiWith } from '../index.ts';
import { westLead } from '../standing.ts';
import { VolkFeatures } from './features.ts';
import { LEARNED } from './weights.ts';

export const training = (): ValueTraining<Volk> => ({
  features: new VolkFeatures(),
  oddsByHand: (game) => 2 * westLead(game),
  aiWith: ({ value }) => aiWith(value),
  lessons: { value: LEARNED },
});
