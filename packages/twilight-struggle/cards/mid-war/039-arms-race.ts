import { DEFCON, MILITARY_OPS, SELF, gain, rivalOf, sideOf, type Table } from '@brink/struggle';
import { card } from '../../card.ts';

function reward(game: Table): number {
  const { mem } = game;
  const self = sideOf(game, SELF);
  const own = mem[MILITARY_OPS + self];
  if (own <= mem[MILITARY_OPS + rivalOf(self)]) return 0;
  return own >= mem[DEFCON] ? 3 : 1;
}

/** More military operations than the rival gain 1 VP, or 3 if they meet what DEFCON demands. */
export default card(39, () => ({ event: [gain(SELF, reward)] }));
