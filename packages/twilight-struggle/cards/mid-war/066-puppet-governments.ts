import { US, USSR, influencedBy, place } from '@brink/struggle';
import { card } from '../../card.ts';
import { Everywhere } from '../../map.ts';

const untouched = Everywhere.minus(influencedBy(US)).minus(influencedBy(USSR));

/** The US may add 1 influence to each of up to 3 countries where nobody has any. */
export default card(66, {
  event: [place(US, { points: 3, perCountry: 1, where: untouched, upTo: true })],
});
