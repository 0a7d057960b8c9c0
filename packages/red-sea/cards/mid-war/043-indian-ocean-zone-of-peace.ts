import { SELF, gain, raise, whileRaised } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { Flashpoints } from '../../map.ts';
import { isRuled } from '../../rulings.ts';

/** 2 VP; this turn every coup costs DEFCON as in a battleground. */
export default card(43, {
  event: [gain(SELF, 2), raise(Flag.ZoneOfPeace)],
  lasting: [
    whileRaised(Flag.ZoneOfPeace, {
      everyCoupCosts: (game, country) =>
        !(Flashpoints.has(country) && isRuled(game, 'zoneOfPeaceSparesFlashpoints')),
    }),
  ],
});
