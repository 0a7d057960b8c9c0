import { FP, l, program, step, whilst } from '@brink/kernel';
import {
  cardCount,
  drawStep,
  handOf,
  isEmptyZone,
  isPileEmpty,
  reshuffleIfEmpty,
} from '../deck.ts';
import { US, USSR, type Side } from '../sides.ts';
import { DISCARD } from '../state.ts';
import type { Table, World } from '../world.ts';

const needsCards = (game: Table, side: Side): boolean =>
  cardCount(game, handOf(side)) < game.rules.rule.handSize(game);

const canDeal = (game: Table): boolean =>
  (needsCards(game, US) || needsCards(game, USSR)) &&
  !(isPileEmpty(game) && isEmptyZone(game, DISCARD));

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
