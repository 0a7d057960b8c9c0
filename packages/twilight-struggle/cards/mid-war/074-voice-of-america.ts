import { US, USSR, remove } from '@brink/struggle';
import { card } from '../../card.ts';

/** The US removes 4 USSR influence outside Europe, 2 from a country at most. */
export default card(74, ({ Europe, Everywhere }) => ({
  event: [remove(USSR, { by: US, points: 4, perCountry: 2, where: Everywhere.minus(Europe) })],
}));
