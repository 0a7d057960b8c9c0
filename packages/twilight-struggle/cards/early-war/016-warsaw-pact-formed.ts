import { l } from '@brink/kernel';
import { US, USSR, always, ask, branch, place, raise, removeAll } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { EasternEurope } from '../../map.ts';

/** The USSR empties 4 countries of Eastern Europe of the US, or adds 5 there, 2 each at most. */
export default card(16, {
  event: [
    ask(USSR, l.answer, { remove: always, add: always }, 'warsawPact'),
    branch(l.answer, {
      remove: [removeAll(US, { by: USSR, countries: 4, where: EasternEurope })],
      add: [place(USSR, { points: 5, perCountry: 2, where: EasternEurope })],
    }),
    raise(Flag.WarsawPactFormed),
  ],
});
