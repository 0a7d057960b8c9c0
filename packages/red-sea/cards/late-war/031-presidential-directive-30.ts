import { USSR, Where, notRaised, place, raise, whileRaised } from '@brink/struggle';
import { card } from '../../card.ts';

/** The USSR may add 1 influence anywhere and play an eighth round. Ended by Afghanistan Invasion. */
export default card(31, ({ Flag, Places, Countries, isRuled }) => {
  const where = new Where((game, out) => {
    (isRuled(game, 'directiveNotIntoSeaLanes') ? Countries : Places).into(game, out);
  });
  return {
    needs: notRaised(Flag.AfghanistanInvasion),
    event: [place(USSR, { points: 1, where, upTo: true }), raise(Flag.DirectiveRound)],
    lasting: [whileRaised(Flag.DirectiveRound, USSR, { extraRound: () => true })],
  };
});
