import {
  US,
  USSR,
  anyRaised,
  closing,
  heldBy,
  onlyIf,
  raise,
  raised,
  whileRaised,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { Europe, France, WestGermany, countries } from '../../map.ts';

/** European countries of the US, but for those that De Gaulle and Willy Brandt have released. */
const covered = Europe.and(heldBy(US))
  .minus(onlyIf(raised(Flag.DeGaulle), countries(France)))
  .minus(onlyIf(raised(Flag.WillyBrandt), countries(WestGermany)));

/**
 * Needs Marshall Plan or Warsaw Pact Formed. The USSR may neither coup nor realign European
 * countries that the US controls, and nobody may fight a Brush War there.
 */
export default card(21, {
  needs: anyRaised(Flag.MarshallPlan, Flag.WarsawPactFormed),
  event: [raise(Flag.Nato)],
  lasting: [
    whileRaised(Flag.Nato, USSR, { closeTargets: closing(covered) }),
    whileRaised(Flag.Nato, { limitWars: closing(covered) }),
  ],
});
