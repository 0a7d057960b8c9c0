import {
  RESOLVING,
  US,
  USSR,
  factsOf,
  gainVp,
  isAllowed,
  isIn,
  notRaised,
  optionId,
  raise,
  whileRaised,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { UN_INTERVENTION } from '../../card-sets.ts';
import { Flag } from '../../flags.ts';
import { isRuled } from '../../rulings.ts';

/** The USSR is paid, before the war is fought. Rulings say which wars it is not paid for. */
function chargeWar(game: Table, war: number): void {
  const isWithUn = isIn(game, RESOLVING, UN_INTERVENTION);
  if (isWithUn && isRuled(game, 'flowerPowerSparesUnIntervention')) return;
  if (!isAllowed(game, war) && !isRuled(game, 'flowerPowerChargesPreventedWars')) return;
  gainVp(game, USSR, 2);
}

const isWar = (game: Table, played: number): boolean => factsOf(game, played).isWar;

/** From now on war cards that the US plays, unless into space, pay the USSR 2 VP. */
export default card(59, {
  needs: notRaised(Flag.AnEvilEmpire),
  event: [raise(Flag.FlowerPower)],
  lasting: [
    whileRaised(Flag.FlowerPower, US, {
      onPlay: (game, _side, played, use) => {
        const isLater = use === optionId('eventFirst') && isRuled(game, 'flowerPowerAfterEvent');
        if (isWar(game, played) && use !== optionId('space') && !isLater) chargeWar(game, played);
      },
      // By ruling it waits for the operations if the event goes first.
      afterEventFirst: (game, _side, played) => {
        if (isWar(game, played) && isRuled(game, 'flowerPowerAfterEvent')) chargeWar(game, played);
      },
    }),
  ],
});
