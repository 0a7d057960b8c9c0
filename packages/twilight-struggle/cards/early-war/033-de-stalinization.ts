import { l, local } from '@brink/kernel';
import { US, USSR, controlledBy, influencedBy, lift, pickCountries, place } from '@brink/struggle';
import { card } from '../../card.ts';
import { Everywhere } from '../../map.ts';
import { civilWarBox } from '../../scenarios/chinese-civil-war.ts';

const LIFTED = l.value;

/** The USSR moves up to 4 influence to countries the US does not control, 2 in each at most. */
export default card(33, {
  event: [
    pickCountries({
      by: USSR,
      prompt: 'deStalinization',
      count: 4,
      upTo: true,
      where: Everywhere.and(influencedBy(USSR)),
      effect: lift(USSR, LIFTED),
    }),
    place(USSR, {
      points: (game) => local(game, LIFTED),
      perCountry: 2,
      where: Everywhere.minus(controlledBy(US)).or(civilWarBox),
    }),
  ],
});
