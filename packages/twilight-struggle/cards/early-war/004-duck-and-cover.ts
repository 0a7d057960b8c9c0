import { DEFCON, US, degradeDefcon, gain } from '@brink/struggle';
import { card } from '../../card.ts';

/** DEFCON drops by 1; the US gains 5 minus the new level. */
export default card(4, {
  event: [degradeDefcon(1), gain(US, ({ mem }) => 5 - mem[DEFCON])],
});
