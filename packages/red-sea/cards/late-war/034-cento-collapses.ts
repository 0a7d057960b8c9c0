import { US, USSR, remove } from '@brink/struggle';
import { card } from '../../card.ts';

/** The USSR removes 2 US influence in the Middle East. */
export default card(34, ({ MiddleEast }) => ({
  event: [remove(US, { by: USSR, points: 2, where: MiddleEast })],
}));
