import { l, step, when } from '@brink/kernel';
import {
  ROUND,
  US,
  USSR,
  always,
  ask,
  branch,
  cardIn,
  conduct,
  dispose,
  factsOf,
  handOf,
  has,
  isIn,
  playIt,
  randomCardOf,
  reveal,
  sideOf,
  useWithoutEvent,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { UN_INTERVENTION } from '../../card-sets.ts';
import { intervene, isSpaceOpen } from '../../flow/un-intervention.ts';

const drawn = cardIn(l.target);

const canIntervene = (game: Table): boolean =>
  game.mem[ROUND] > 0 &&
  isIn(game, handOf(sideOf(game, US)), UN_INTERVENTION) &&
  factsOf(game, drawn(game)).side === sideOf(game, USSR);

/** The US sees a random USSR card and plays it, or gives it back and takes 2 operations. */
export default card(67, {
  event: [
    randomCardOf(USSR, l.target),
    when(has(l.target), [
      step((game) => reveal(game, sideOf(game, USSR), drawn(game))),
      ask(
        US,
        l.answer,
        { play: always, unIntervention: canIntervene, giveBack: always },
        'grainSales',
      ),
    ]),
    branch(l.answer, {
      play: [playIt(US, l.target)],
      unIntervention: [
        step((game) => intervene(game, sideOf(game, US))),
        useWithoutEvent(US, l.target, { maySpace: isSpaceOpen }),
        step((game) => dispose(game, UN_INTERVENTION, false)),
      ],
      giveBack: [conduct(US, 2)],
      none: [conduct(US, 2)],
    }),
  ],
});
