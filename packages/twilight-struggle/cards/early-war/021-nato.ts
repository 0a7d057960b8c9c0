import { isRaised, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';

/** After Marshall Plan or Warsaw Pact: no USSR coups or realignments where the US controls Europe. */
export default card(21, {
  needs: (game) => isRaised(game, Flag.MarshallPlan) || isRaised(game, Flag.WarsawPactFormed),
  event: [raise(Flag.Nato)],
});
