import { l, step, when } from '@brink/kernel';
import {
  US,
  USSR,
  always,
  ask,
  branch,
  cardIn,
  conduct,
  has,
  playIt,
  randomCardOf,
  reveal,
} from '@brink/struggle';
import { card } from '../../card.ts';

const drawn = cardIn(l.target);

/** The US sees a random USSR card and plays it, or gives it back and takes 2 operations. */
export default card(67, {
  event: [
    randomCardOf(USSR, l.target),
    when(has(l.target), [
      step((game) => reveal(game, USSR, drawn(game))),
      ask(US, l.answer, { play: always, giveBack: always }, 'grainSales'),
    ]),
    branch(l.answer, {
      play: [playIt(US, l.target)],
      giveBack: [conduct(US, 2)],
      none: [conduct(US, 2)],
    }),
  ],
});
