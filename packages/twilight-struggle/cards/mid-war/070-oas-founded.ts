import { US, place } from '@brink/struggle';
import { card } from '../../card.ts';
import { CentralAmerica, SouthAmerica } from '../../map.ts';

/** The US adds 2 influence in Central and South America. */
export default card(70, {
  event: [place(US, { points: 2, where: CentralAmerica.or(SouthAmerica) })],
});
