import { COUP_WITH_OPS, US, raise, whileRaised } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { isRuled } from '../../rulings.ts';

/** This turn US coups in battlegrounds leave DEFCON alone; by ruling only those with operations. */
export default card(41, {
  event: [raise(Flag.NuclearSubs)],
  lasting: [
    whileRaised(Flag.NuclearSubs, US, {
      coupSparesDefcon: (game, _side, kind) =>
        kind === COUP_WITH_OPS || !isRuled(game, 'nuclearSubsNotForFreeCoups'),
    }),
  ],
});
