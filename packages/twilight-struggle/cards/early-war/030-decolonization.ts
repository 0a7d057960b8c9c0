import { USSR, place } from '@brink/struggle';
import { card } from '../../card.ts';
import { Africa, SoutheastAsia } from '../../map.ts';

/** USSR: 1 influence in each of 4 countries of Africa and Southeast Asia. */
export default card(30, {
  event: [place(USSR, { points: 4, perCountry: 1, where: Africa.or(SoutheastAsia) })],
});
