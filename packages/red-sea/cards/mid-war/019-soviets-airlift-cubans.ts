import { US, USSR, removeAll } from '@brink/struggle';
import { card } from '../../card.ts';

/** The USSR removes all US influence from a country of Africa. */
export default card(19, ({ Africa }) => ({
  event: [removeAll(US, { by: USSR, countries: 1, where: Africa })],
}));
