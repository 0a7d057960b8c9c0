import { SELF, againstOneOf, war } from '@brink/struggle';
import { card } from '../../card.ts';

/** War in a country of stability 1 or 2: wins on 3 to 6, 1 VP, 3 military operations. */
export default card(36, ({ brushWarTargets }) => ({
  event: [againstOneOf(brushWarTargets), war(SELF, { needs: 3, vp: 1, militaryOps: 3 })],
}));
