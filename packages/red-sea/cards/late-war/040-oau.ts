import { CARD, call, l, local, setLocal, step, when } from '@brink/kernel';
import {
  RIVAL,
  SELF,
  cardIn,
  conductOperations,
  discard,
  emit,
  factsOf,
  handOf,
  has,
  offerFrom,
  pickCard,
  rawEventOps,
  roll,
  showAbsent,
  sideOf,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';

const NEEDED = 4;
const thrown = cardIn(l.target);
const rivals = (game: Table) => game.rules.cardSets.eventsOf[sideOf(game, RIVAL)];

/** Discard a card of the rival and roll: on 4 to 6 its operations are used. */
export default card(40, {
  event: [
    pickCard(l.target, {
      by: SELF,
      prompt: 'oau',
      from: (game, legal) => offerFrom(game, handOf(sideOf(game, SELF)), rivals(game), legal),
    }),
    when(
      has(l.target),
      [
        step((game) => discard(game, sideOf(game, SELF), thrown(game))),
        roll(
          'eventDie',
          (game) => sideOf(game, SELF),
          (game, die) => {
            emit(game, 'roll', sideOf(game, SELF), die, 0, NEEDED);
            setLocal(game, l.value, die);
          },
        ),
        when(
          (game) => local(game, l.value) >= NEEDED,
          [
            call(conductOperations, (game, caller, callee) => {
              const { mem } = game;
              const used = mem[caller + l.target];
              mem[callee + CARD] = used;
              const { ops } = factsOf(game, used);
              mem[callee + l.value] = rawEventOps(game, sideOf(game, SELF), ops);
            }),
          ],
        ),
      ],
      [step((game) => showAbsent(game, sideOf(game, SELF), rivals(game)))],
    ),
  ],
});
