import { US, USSR, closing, gainControl, raise, whileRaised } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { Japan, countries } from '../../map.ts';

/** The US gets what it needs to control Japan, which the USSR may no longer coup or realign. */
export default card(27, {
  event: [gainControl(US, Japan), raise(Flag.UsJapanPact)],
  lasting: [whileRaised(Flag.UsJapanPact, USSR, { closeTargets: closing(countries(Japan)) })],
});
