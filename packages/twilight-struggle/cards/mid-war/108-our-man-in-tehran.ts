import { CHANCE, DONE, add, again, isEmpty, step, whilst } from '@brink/kernel';
import {
  DISCARD,
  DRAW,
  EXAMINED,
  US,
  cardCount,
  controlledBy,
  countOf,
  discard,
  emit,
  examine,
  isEmptyZone,
  isPileEmpty,
  offerTop,
  offerZone,
  pourInto,
  question,
  reshuffleIfEmpty,
  shufflePile,
  sideOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';

const us = (game: Table): Side => sideOf(game, US);

/** With a country of the Middle East the US looks at 5 cards of the pile and may discard of them. */
export default card(108, ({ MiddleEast, isRuled }) => {
  const heldThere = countOf(MiddleEast.and(controlledBy(US)));
  const refills = (game: Table): boolean =>
    isRuled(game, 'ourManInTehranReshuffles') && !isEmptyZone(game, DISCARD);
  return {
    condition: (game) => heldThere(game) > 0,
    event: [
      whilst(
        (game) => cardCount(game, EXAMINED) < 5 && (!isPileEmpty(game) || refills(game)),
        [
          step(reshuffleIfEmpty),
          question({
            prompt: 'examine',
            domain: 'card',
            actor: () => CHANCE,
            auto: true,
            legal: offerTop,
            take: (game, card) => examine(game, us(game), card),
          }),
        ],
      ),
      question({
        prompt: 'ourManInTehran',
        domain: 'card',
        actor: us,
        legal: (game, legal) => {
          offerZone(game, EXAMINED, legal);
          if (!isEmpty(legal)) add(legal, DONE);
        },
        take: (game, card) => {
          if (card === DONE) return;
          discard(game, us(game), card);
          again(game);
        },
      }),
      step((game) => {
        emit(game, 'putBack', us(game), cardCount(game, EXAMINED));
        pourInto(game, EXAMINED, DRAW);
        shufflePile(game);
      }),
    ],
  };
});
