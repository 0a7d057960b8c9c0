import { US, USSR, controlledBy, place, remove } from '@brink/struggle';
import { card } from '../../card.ts';

/** 1 USSR influence leaves a country it does not control; the US adds 1 to each of 2 it controls. */
export default card(1, ({ Countries }) => ({
  event: [
    remove(USSR, { by: US, points: 1, where: Countries.minus(controlledBy(USSR)) }),
    place(US, { points: 2, perCountry: 1, where: Countries.and(controlledBy(US)) }),
  ],
}));
