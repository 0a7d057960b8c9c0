import { l } from '@brink/kernel';
import {
  RIVAL,
  SELF,
  always,
  ask,
  branch,
  conduct,
  contest,
  degradeDefcon,
  gainVp,
  sideOf,
} from '@brink/struggle';
import { card } from '../../card.ts';

const SPONSOR_BONUS = 2;

/**
 * The opponent takes part or boycotts. If they take part both roll, 2 more for the sponsor, until
 * one is higher and gains 2 VP. A boycott lowers DEFCON by 1, and the sponsor has 4 operations.
 */
export default card(20, {
  event: [
    ask(RIVAL, l.answer, { participate: always, boycott: always }, 'olympicGames'),
    branch(l.answer, {
      participate: contest({
        prompts: ['olympicDie', 'olympicDieRival'],
        bonus: (game, side) => (side === sideOf(game, SELF) ? SPONSOR_BONUS : 0),
        won: (game, winner) => gainVp(game, winner, 2),
        untilNoTie: true,
      }),
      boycott: [degradeDefcon(1), conduct(SELF, 4, { optional: true })],
    }),
  ],
});
