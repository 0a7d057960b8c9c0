import { DONE, add, l, step, when, type Mask } from '@brink/kernel';
import {
  US,
  USSR,
  addInfluence,
  cardIn,
  discard,
  handOf,
  has,
  influenceOf,
  influencedBy,
  offerFrom,
  pickCard,
  pickCountries,
  sideOf,
  worthNow,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { SouthAmerica } from '../../map.ts';

/** Also when no card will do: a refusal shows nothing of the hand. */
function offerPayment(game: Table, legal: Mask): void {
  const us = sideOf(game, US);
  offerFrom(game, handOf(us), worthNow(game, us, 3), legal);
  add(legal, DONE);
}

const paid = cardIn(l.target);

function double(game: Table, country: number): void {
  const ussr = sideOf(game, USSR);
  addInfluence(game, ussr, country, influenceOf(game, ussr, country));
}

/** The US discards a card worth 3 or more, or the USSR doubles in 2 countries of South America. */
export default card(95, {
  event: [
    pickCard(l.target, { by: US, prompt: 'debtCrisis', from: offerPayment }),
    when(
      has(l.target),
      [step((game) => discard(game, sideOf(game, US), paid(game)))],
      pickCountries({
        by: USSR,
        prompt: 'doubleInfluence',
        count: 2,
        perCountry: 1,
        where: SouthAmerica.and(influencedBy(USSR)),
        effect: double,
      }),
    ),
  ],
});
