import { l, when } from '@brink/kernel';
import {
  ROUND,
  US,
  always,
  ask,
  branch,
  conduct,
  raise,
  sideOf,
  whileRaised,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';

const canGoFirst = (game: Table): boolean => game.mem[ROUND] === 0 && sideOf(game, US) === US;

/** The US has 1 operation; as a headline it may also go first in every round of the turn. */
export default card(4, ({ Flag }) => ({
  event: [
    conduct(US, 1),
    when(canGoFirst, [
      ask(US, l.answer, { yes: always, no: always }, 'usaid'),
      branch(l.answer, { yes: [raise(Flag.UsaidForUs)] }),
    ]),
  ],
  lasting: [whileRaised(Flag.UsaidForUs, { usGoesFirst: () => true })],
}));
