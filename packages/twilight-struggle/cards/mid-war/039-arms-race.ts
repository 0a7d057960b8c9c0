import { step } from '@brink/kernel';
import {
  DEFCON,
  MILITARY_OPS,
  PHASING,
  SELF,
  gainVp,
  rivalOf,
  sideOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';

function reward({ mem }: Table, side: Side): number {
  const own = mem[MILITARY_OPS + side];
  if (own <= mem[MILITARY_OPS + rivalOf(side)]) return 0;
  return own >= mem[DEFCON] ? 3 : 1;
}

/**
 * More military operations than the rival give the active player 1 VP, or 3 if they meet what
 * DEFCON demands. He need not be the one who plays the card (Grain Sales in a USSR round).
 */
export default card(39, ({ isRuled }) => {
  const runner = (game: Table): Side =>
    isRuled(game, 'armsRaceForItsPlayer') ? sideOf(game, SELF) : (game.mem[PHASING] as Side);
  return {
    event: [step((game) => gainVp(game, runner(game), reward(game, runner(game))))],
  };
});
