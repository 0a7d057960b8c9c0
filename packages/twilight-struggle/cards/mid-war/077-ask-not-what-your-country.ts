import { DONE, add, again, isEmpty, l, local, setLocal, step, whilst } from '@brink/kernel';
import {
  US,
  discard,
  drawStep,
  handOf,
  offerZone,
  question,
  reshuffleIfEmpty,
  sideOf,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';

const us = (game: Table) => sideOf(game, US);
/** Cards still to be drawn. */
const DUE = l.value;

/** The US discards as many hand cards as it likes and then draws the same number. */
export default card(77, {
  event: [
    question({
      prompt: 'askNot',
      domain: 'card',
      actor: us,
      legal: (game, legal) => {
        offerZone(game, handOf(us(game)), legal);
        if (!isEmpty(legal)) add(legal, DONE);
      },
      take: (game, card) => {
        if (card === DONE) return;
        discard(game, us(game), card);
        setLocal(game, DUE, local(game, DUE) + 1);
        again(game);
      },
    }),
    whilst(
      (game) => local(game, DUE) > 0,
      [
        step((game) => {
          setLocal(game, DUE, local(game, DUE) - 1);
          reshuffleIfEmpty(game);
        }),
        drawStep(us),
      ],
    ),
  ],
});
