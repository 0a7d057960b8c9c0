import { US, USSR, addTo, controlledBy, remove } from '@brink/struggle';
import { card } from '../../card.ts';

/** 1 US influence in Kenya; 1 of the USSR leaves a country that it does not control. */
export default card(10, ({ Kenya, Countries }) => ({
  event: [
    addTo(US, Kenya, 1),
    remove(USSR, { by: US, points: 1, where: Countries.minus(controlledBy(USSR)) }),
  ],
}));
