import { SELF, againstOneOf, war } from '@brink/struggle';
import { card } from '../../card.ts';
import { Iran, Iraq, countries } from '../../map.ts';

/** War in Iran or Iraq, as the player chooses: wins on 4 to 6, 2 VP, 2 military operations. */
export default card(102, {
  event: [againstOneOf(countries(Iran, Iraq)), war(SELF, { needs: 4, vp: 2, militaryOps: 2 })],
});
