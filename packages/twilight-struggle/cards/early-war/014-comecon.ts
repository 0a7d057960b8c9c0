import { US, USSR, controlledBy, place } from '@brink/struggle';
import { card } from '../../card.ts';
import { EasternEurope } from '../../map.ts';

/** USSR: 1 influence in each of 4 Eastern European countries the US does not control. */
export default card(14, {
  event: [place(USSR, { points: 4, perCountry: 1, where: EasternEurope.minus(controlledBy(US)) })],
});
