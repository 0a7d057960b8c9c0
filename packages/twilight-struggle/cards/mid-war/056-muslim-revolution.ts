import { US, USSR, notRaised, removeAll } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import {
  Egypt,
  Iran,
  Iraq,
  Jordan,
  Libya,
  SaudiArabia,
  Sudan,
  Syria,
  countries,
} from '../../map.ts';

const where = countries(Sudan, Iran, Iraq, Egypt, Libya, SaudiArabia, Syria, Jordan);

/** The USSR empties 2 of eight Muslim countries of the US. Ended by AWACS. */
export default card(56, {
  needs: notRaised(Flag.AwacsSale),
  event: [removeAll(US, { by: USSR, countries: 2, where })],
});
