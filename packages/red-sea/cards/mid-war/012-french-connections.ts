import { US, USSR, place, removeAll } from '@brink/struggle';
import { card } from '../../card.ts';
import { Djibouti, Madagascar, countries } from '../../map.ts';

const where = countries(Djibouti, Madagascar);

/** The US empties Djibouti or Madagascar of USSR influence and adds 2 to one of them. */
export default card(12, {
  event: [
    removeAll(USSR, { by: US, countries: 1, where }),
    place(US, { points: 1, each: 2, where }),
  ],
});
