import { l, setLocal, step, when, type Steps } from '@brink/kernel';
import {
  RIVAL,
  SELF,
  USSR,
  cardIn,
  discard,
  has,
  isRaised,
  randomCardOf,
  sideOf,
  type World,
} from '@brink/struggle';
import { card } from '../../card.ts';

const hit = cardIn(l.target);

const strike: Steps<World> = [
  step((game) => setLocal(game, l.target, 0)),
  randomCardOf(RIVAL, l.target),
  when(has(l.target), [step((game) => discard(game, sideOf(game, RIVAL), hit(game)))]),
];

/** The rival loses a random card; the US loses 2 to the USSR after Iranian Hostage Crisis. */
export default card(92, ({ Flag }) => ({
  event: [
    strike,
    when(
      (game) => sideOf(game, SELF) === USSR && isRaised(game, Flag.IranianHostageCrisis),
      strike,
    ),
  ],
}));
