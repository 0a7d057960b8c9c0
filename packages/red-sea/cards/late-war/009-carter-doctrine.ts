import {
  US,
  isRaised,
  lowerFlag,
  raise,
  rivalOf,
  throughout,
  type Side,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';

/**
 * Once this turn the US may make a die of its own a 1 or a 6 before it is rolled; by ruling also a
 * die of the opponent.
 */
export default card(9, ({ Flag, isRuled }) => {
  const Carter = Flag.CarterForUs;
  const whoFixesDie = (game: Table, roller: Side): number => {
    if (isRaised(game, Carter + roller)) return roller;
    const rival = rivalOf(roller);
    return isRaised(game, Carter + rival) && isRuled(game, 'carterFixesAnyDie') ? rival : -1;
  };
  return {
    event: [raise(Carter, US)],
    lasting: [
      throughout({
        whoFixesDie,
        onDieFixed: (game, roller) => lowerFlag(game, Carter + whoFixesDie(game, roller)),
      }),
    ],
  };
});
