import { l, local, setLocal } from '@brink/kernel';
import {
  US,
  USSR,
  controlledBy,
  influencedBy,
  pickCountries,
  place,
  sideOf,
  takeInfluence,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { Everywhere } from '../../map.ts';
import { civilWarBox } from '../../scenarios/chinese-civil-war.ts';

const TAKEN = l.value;

/** The USSR moves up to 4 influence to countries the US does not control, 2 in each at most. */
export default card(33, {
  event: [
    pickCountries({
      by: USSR,
      prompt: 'deStalinization',
      count: 4,
      upTo: true,
      where: Everywhere.and(influencedBy(USSR)),
      effect: (game, country) =>
        setLocal(
          game,
          TAKEN,
          local(game, TAKEN) + takeInfluence(game, sideOf(game, USSR), country, 1),
        ),
    }),
    place(USSR, {
      points: (game) => local(game, TAKEN),
      perCountry: 2,
      where: Everywhere.minus(controlledBy(US)).or(civilWarBox),
    }),
  ],
});
