import { USSR, addTo, controlled, place } from '@brink/struggle';
import { card } from '../../card.ts';
import { MiddleEast, Oman, SouthYemen, countries } from '../../map.ts';

/** If the USSR controls South Yemen: 1 influence in Oman and 1 elsewhere in the Middle East. */
export default card(22, {
  condition: controlled(USSR, SouthYemen),
  event: [
    addTo(USSR, Oman, 1),
    place(USSR, { points: 1, where: MiddleEast.minus(countries(Oman)) }),
  ],
});
