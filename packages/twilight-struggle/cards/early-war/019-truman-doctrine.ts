import { US, USSR, controlledBy, removeAll } from '@brink/struggle';
import { card } from '../../card.ts';
import { Europe } from '../../map.ts';

/** The USSR loses all influence in one European country that nobody controls, of the US's choice. */
export default card(19, {
  event: [
    removeAll(USSR, {
      by: US,
      countries: 1,
      where: Europe.minus(controlledBy(US).or(controlledBy(USSR))),
    }),
  ],
});
