import { step } from '@brink/kernel';
import { PHASING, ROUND, US, USSR, cancelHeadline } from '@brink/struggle';
import { card } from '../../card.ts';

/** As a headline of the USSR it cancels that of the US. */
export default card(28, {
  condition: ({ mem }) => mem[ROUND] === 0 && mem[PHASING] === USSR,
  event: [step((game) => cancelHeadline(game, US))],
});
