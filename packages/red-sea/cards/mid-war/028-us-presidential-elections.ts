import { step } from '@brink/kernel';
import { PHASING, ROUND, US, USSR, cancelHeadline, throughout } from '@brink/struggle';
import { card } from '../../card.ts';

/** As a headline of the USSR it goes first and cancels that of the US. */
export default card(28, ({ numberOf }) => {
  const elections = numberOf('us-presidential-elections');
  return {
    condition: ({ mem }) => mem[ROUND] === 0 && mem[PHASING] === USSR,
    event: [step((game) => cancelHeadline(game, US))],
    lasting: [
      throughout({ headlineFirst: (_game, _us, ussr) => (ussr === elections ? USSR : undefined) }),
    ],
  };
});
