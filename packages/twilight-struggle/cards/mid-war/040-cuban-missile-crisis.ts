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
  type Table,
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

const isOpen = (game: Table, side: Side, way: (typeof WITHDRAWALS)[number]): boolean =>
  way.side === side && influenceOf(game, side, way.country) >= 2;

/** Whether a threatened side can end the crisis. */
export const mayWithdraw = (game: Table, side: Side): boolean =>
  WITHDRAWALS.some((way) => isOpen(game, side, way));

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
      for (const [i, way] of WITHDRAWALS.entries()) {
        if (isOpen(game, actor as Side, way)) add(legal, FREE + i);
      }
    },
    take: (game, _actor, choice) => {
      const { side, country } = WITHDRAWALS[choice - FREE];
      takeInfluence(game, side, country, 2);
      lowerFlag(game, CubanMissileCrisis + side);
    },
  },
});
