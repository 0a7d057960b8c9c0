import { when } from '@brink/kernel';
import {
  REACHED_TWO,
  US,
  controls,
  influencedBy,
  isRaised,
  place,
  raise,
  throughout,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { Canada } from '../../map.ts';

const isAlarmed = (game: Table): boolean =>
  game.mem[REACHED_TWO] === 1 && isRaised(game, Flag.Norad) && controls(game, US, Canada);

/**
 * After each action round that brought DEFCON to 2 the US, if it controls Canada, may add 1
 * influence where it has some. Ended by Quagmire.
 */
export default card(106, {
  event: [raise(Flag.Norad)],
  lasting: [
    throughout({
      afterRound: [when(isAlarmed, place(US, { points: 1, where: influencedBy(US), upTo: true }))],
    }),
  ],
});
