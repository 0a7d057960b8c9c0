import { l, local, setLocal, when } from '@brink/kernel';
import {
  USSR,
  controlledBy,
  countOf,
  degradeDefcon,
  emit,
  gainControl,
  roll,
  sideOf,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { MiddleEast, Yemen } from '../../map.ts';

const NEEDED = 4;
const heldThere = countOf(MiddleEast.and(controlledBy(USSR)));

/** DEFCON falls; on 4 or more, 1 for each country of the Middle East, the USSR controls Yemen. */
export default card(49, {
  event: [
    degradeDefcon(1),
    roll(
      'eventDie',
      (game) => sideOf(game, USSR),
      (game, die) => {
        emit(game, 'roll', sideOf(game, USSR), die, heldThere(game), NEEDED);
        setLocal(game, l.value, die + heldThere(game));
      },
    ),
    when((game) => local(game, l.value) >= NEEDED, [gainControl(USSR, Yemen)]),
  ],
});
