import { step, when } from '@brink/kernel';
import { PHASING, ROUND, US, USSR, cancelHeadline, gain, type Table } from '@brink/struggle';
import { card } from '../../card.ts';

const isHeadline = ({ mem }: Table): boolean => mem[ROUND] === 0;

/** Cancels a USSR headline; in an action round of the USSR it gives the US 1 VP. */
export default card(103, {
  condition: (game) => isHeadline(game) || game.mem[PHASING] === USSR,
  event: [when(isHeadline, [step((game) => cancelHeadline(game, USSR))], [gain(US, 1)])],
});
