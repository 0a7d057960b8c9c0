import { l, local, setLocal, step } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  COUP_WITH_OPS,
  SELF,
  Where,
  attemptCoup,
  emit,
  marked,
  pickCountries,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { addNeighbours } from '../../effects.ts';
import { Countries } from '../../map.ts';
import { FAMINE } from '../../state.ts';

/** The country marked first, plus one. */
const FIRST = l.target;

const nextOne = new Where((game, out) => {
  const first = local(game, FIRST) - 1;
  if (first < 0) return Countries.into(game, out);
  out.fill(0, 0, COUNTRY_WORDS);
  addNeighbours(game, first, out);
});

/** Marks 2 neighbours with Famine, 1 more for coups there until one succeeds; then a coup there. */
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
        game.sets[FAMINE + (country >> 5)] |= 1 << (country & 31);
        emit(game, 'famine', country, 1);
      },
    }),
    attemptCoup(SELF, 2, { kind: COUP_WITH_OPS, where: marked }),
  ],
});
