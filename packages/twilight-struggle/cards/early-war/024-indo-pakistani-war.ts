import { SELF, againstOneOf, war } from '@brink/struggle';
import { card } from '../../card.ts';
import { India, Pakistan, countries } from '../../map.ts';

/** War against India or Pakistan: wins on 4 to 6, 2 VP, 2 military operations. */
export default card(24, {
  event: [againstOneOf(countries(India, Pakistan)), war(SELF, { needs: 4, vp: 2, militaryOps: 2 })],
});
