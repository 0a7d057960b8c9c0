import { USSR, place } from '@brink/struggle';
import { card } from '../../card.ts';
import { CentralAmerica } from '../../map.ts';

/** The USSR adds 3 influence in Central America, 2 to a country at most. */
export default card(75, {
  event: [place(USSR, { points: 3, perCountry: 2, where: CentralAmerica })],
});
