import { FREE, add } from '@brink/kernel';
import {
  RIVAL,
  US,
  USSR,
  defconTo,
  endGame,
  influenceOf,
  isRaised,
  lowerFlag,
  raise,
  rivalOf,
  takeInfluence,
  whileRaisedOn,
  type Side,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { CubanMissileCrisis } from '../../flags.ts';
import { Cuba, Turkey, WestGermany } from '../../map.ts';

/** Ways out: 2 influence there end the crisis, at any decision of the threatened side. */
const WITHDRAWALS: readonly { side: Side; country: number }[] = [
  { side: USSR, country: Cuba },
  { side: US, country: WestGermany },
  { side: US, country: Turkey },
];

/**
 * DEFCON becomes 2. Until the end of the turn any coup of the opponent, whoever is phasing, is
 * nuclear war and loses, unless they withdraw: 2 influence from Cuba, or from West Germany or
 * Turkey.
 */
export default card(40, {
  event: [defconTo(2), raise(CubanMissileCrisis, RIVAL)],
  lasting: [
    whileRaisedOn(CubanMissileCrisis, {
      onCoup: (game, side) => endGame(game, rivalOf(side), 'cubanMissileCrisis'),
    }),
  ],
  free: {
    offer: (game, actor, legal) => {
      if (actor > USSR || !isRaised(game, CubanMissileCrisis + actor)) return;
      for (const [i, { side, country }] of WITHDRAWALS.entries()) {
        if (side === actor && influenceOf(game, side, country) >= 2) add(legal, FREE + i);
      }
    },
    take: (game, _actor, choice) => {
      const { side, country } = WITHDRAWALS[choice - FREE];
      takeInfluence(game, side, country, 2);
      lowerFlag(game, CubanMissileCrisis + side);
    },
  },
});
