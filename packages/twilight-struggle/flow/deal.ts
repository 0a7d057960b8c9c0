import { FP, l, program, step, whilst } from '@brink/kernel';
import {
  DISCARD,
  DRAW,
  TURN,
  US,
  USSR,
  cardCount,
  drawStep,
  handOf,
  isEmptyZone,
  reshuffleIfEmpty,
  type Side,
  type Table,
  type World,
} from '@brink/struggle';

export const handSize = ({ mem }: Table): number => (mem[TURN] <= 3 ? 8 : 9);

const needsCards = (game: Table, side: Side): boolean =>
  cardCount(game, handOf(side)) < handSize(game);

const canDeal = (game: Table): boolean =>
  (needsCards(game, US) || needsCards(game, USSR)) &&
  !(isEmptyZone(game, DRAW) && isEmptyZone(game, DISCARD));

/** §4.5 B, §11.3: one card at a time, the USSR first; local `answer` is who is served next. */
export const deal = program<World>('deal', [
  step(({ mem }) => void (mem[mem[FP] + l.answer] = USSR)),
  whilst(canDeal, [
    step((game) => {
      const at = game.mem[FP] + l.answer;
      if (!needsCards(game, game.mem[at] as Side)) game.mem[at] = 1 - game.mem[at];
      reshuffleIfEmpty(game);
    }),
    drawStep(({ mem }) => mem[mem[FP] + l.answer] as Side),
    step(({ mem }) => void (mem[mem[FP] + l.answer] = 1 - mem[mem[FP] + l.answer])),
  ]),
]);
