import { US, place } from '@brink/struggle';
import { card } from '../../card.ts';

/** The US adds 1 influence to each of 4 countries in Africa and Southeast Asia. */
export default card(63, ({ Africa, SoutheastAsia }) => ({
  event: [place(US, { points: 4, perCountry: 1, where: Africa.or(SoutheastAsia) })],
}));
