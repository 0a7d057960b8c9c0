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
  throughout,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { Countries, addNeighbours } from '../../map.ts';
import { FAMINE } from '../../state.ts';

/** The country marked first, plus one. */
const FIRST = l.target;

const nextOne = new Where((game, out) => {
  const first = local(game, FIRST) - 1;
  if (first < 0) return Countries.into(game, out);
  out.fill(0, 0, COUNTRY_WORDS);
  addNeighbours(game, first, out);
});

const isMarked = ({ sets }: Table, country: number): boolean =>
  (sets[FAMINE + (country >> 5)] & (1 << (country & 31))) !== 0;

function mark(game: Table, country: number): void {
  game.sets[FAMINE + (country >> 5)] |= 1 << (country & 31);
  emit(game, 'famine', country, 1);
}

function unmark(game: Table, country: number): void {
  game.sets[FAMINE + (country >> 5)] &= ~(1 << (country & 31));
  emit(game, 'famine', country, 0);
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
        mark(game, country);
      },
    }),
    attemptCoup(SELF, 2, { kind: COUP_WITH_OPS, where: marked }),
  ],
  lasting: [
    throughout({
      coupDie: (game, _side, country) => (isMarked(game, country) ? 1 : 0),
      onCoupSuccess: (game, _side, country) => {
        if (isMarked(game, country)) unmark(game, country);
      },
    }),
  ],
});
