import { US, USSR, gainVp, raise, whileRaised } from '@brink/struggle';
import { card } from '../../card.ts';

/** Until the end of the turn every coup the US attempts gives the USSR 1 VP. */
export default card(109, ({ Flag }) => ({
  event: [raise(Flag.YuriAndSamantha)],
  lasting: [whileRaised(Flag.YuriAndSamantha, US, { onCoup: (game) => gainVp(game, USSR, 1) })],
}));
