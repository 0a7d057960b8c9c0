import { notRaised, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';

/** From now on war cards that the US plays, unless into space, pay the USSR 2 VP. */
export default card(59, {
  needs: notRaised(Flag.AnEvilEmpire),
  event: [raise(Flag.FlowerPower)],
});
