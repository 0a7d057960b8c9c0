import { l, local, setLocal, step } from '@brink/kernel';
import {
  COUP_WITH_OPS,
  SELF,
  attemptCoup,
  emit,
  hasMarker,
  marked,
  nextTo,
  onlyIf,
  pickCountries,
  setMarker,
  theOneIn,
  throughout,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { Countries } from '../../map.ts';
import { FAMINE } from '../../state.ts';

/** The country marked first, plus one. */
const FIRST = l.target;

/** Any country first, then one next to it. */
const nextOne = onlyIf((game) => local(game, FIRST) === 0, Countries).or(nextTo(theOneIn(FIRST)));

function markFamine(game: Table, country: number, on: boolean): void {
  setMarker(game, FAMINE, country, on);
  emit(game, 'famine', country, on ? 1 : 0);
}

/**
 * Marks 2 neighbours with Famine, then a coup in one of them. Coups in a marked country get 1 more
 * until one succeeds.
 */
export default card(45, {
  event: [
    step((game) => setLocal(game, FIRST, 0)),
    pickCountries({
      by: SELF,
      prompt: 'famine',
      count: 2,
      where: nextOne,
      effect: (game, country) => {
        setLocal(game, FIRST, country + 1);
        markFamine(game, country, true);
      },
    }),
    attemptCoup(SELF, 2, { kind: COUP_WITH_OPS, where: marked }),
  ],
  lasting: [
    throughout({
      coupDie: (game, _side, country) => (hasMarker(game, FAMINE, country) ? 1 : 0),
      onCoupSuccess: (game, _side, country) => {
        if (hasMarker(game, FAMINE, country)) markFamine(game, country, false);
      },
    }),
  ],
});
