import { US, USSR, influencedBy, place } from '@brink/struggle';
import { card } from '../../card.ts';

const touched = influencedBy(US).or(influencedBy(USSR));

/** The US may add 1 influence to each of up to 3 countries where nobody has any. */
export default card(66, ({ Everywhere }) => ({
  event: [place(US, { points: 3, perCountry: 1, where: Everywhere.minus(touched), upTo: true })],
}));
