import { US, USSR, notRaised, removeAll } from '@brink/struggle';
import { card } from '../../card.ts';

/** The USSR empties 2 of eight Muslim countries of the US. Ended by AWACS. */
export default card(56, ({ Flag, muslimCountries }) => ({
  needs: notRaised(Flag.AwacsSale),
  event: [removeAll(US, { by: USSR, countries: 2, where: muslimCountries })],
}));
