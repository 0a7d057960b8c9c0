import { DEFCON, SELF, gain, improveDefcon } from '@brink/struggle';
import { card } from '../../card.ts';

/** VP for every level of DEFCON above 2; then it rises by 2. */
export default card(34, {
  event: [gain(SELF, ({ mem }) => mem[DEFCON] - 2), improveDefcon(2)],
});
