import { again, l, local, setLocal, step, whilst } from '@brink/kernel';
import {
  USSR,
  discard,
  drawStep,
  handOf,
  offerZone,
  question,
  reshuffleIfEmpty,
  sideOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';

const COUNT = 2;
const ussr = (game: Table): Side => sideOf(game, USSR);

/** The USSR draws 2 cards and discards 2 of its hand. */
export default card(25, {
  event: [
    step((game) => setLocal(game, l.value, COUNT)),
    whilst(
      (game) => local(game, l.value) > 0,
      [
        step((game) => {
          setLocal(game, l.value, local(game, l.value) - 1);
          reshuffleIfEmpty(game);
        }),
        drawStep(ussr),
      ],
    ),
    step((game) => setLocal(game, l.value, COUNT)),
    question({
      prompt: 'gosplan',
      domain: 'card',
      actor: ussr,
      args: (game) => [local(game, l.value)],
      legal: (game, legal) => {
        if (local(game, l.value) > 0) offerZone(game, handOf(ussr(game)), legal);
      },
      take: (game, chosen) => {
        setLocal(game, l.value, local(game, l.value) - 1);
        discard(game, ussr(game), chosen);
        again(game);
      },
    }),
  ],
});
