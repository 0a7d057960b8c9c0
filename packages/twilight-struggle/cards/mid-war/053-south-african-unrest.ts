import { l, when } from '@brink/kernel';
import { USSR, addTo, always, ask, branch, place } from '@brink/struggle';
import { card } from '../../card.ts';
import { Angola, Botswana, SouthAfrica, countries } from '../../map.ts';
import { isRuled } from '../../rulings.ts';

const neighbours = countries(Angola, Botswana);

/** The USSR adds 2 influence to South Africa, or 1 there and 2 to its neighbours. */
export default card(53, {
  event: [
    ask(USSR, l.answer, { add: always, split: always }, 'southAfricanUnrest'),
    branch(l.answer, {
      add: [addTo(USSR, SouthAfrica, 2)],
      split: [
        addTo(USSR, SouthAfrica, 1),
        when(
          (game) => isRuled(game, 'southAfricanUnrestOneNeighbour'),
          [place(USSR, { points: 1, each: 2, where: neighbours })],
          [place(USSR, { points: 2, where: neighbours })],
        ),
      ],
    }),
  ],
});
