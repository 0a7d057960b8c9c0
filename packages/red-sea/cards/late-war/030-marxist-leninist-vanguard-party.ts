import { l, local, setLocal, step, when } from '@brink/kernel';
import {
  USSR,
  has,
  influencedBy,
  lift,
  pickCountries,
  place,
  theOneIn,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';

/** The country that influence leaves, plus one; and how much has left it. */
const SOURCE = l.target;
const LIFTED = l.value;

const source = theOneIn(SOURCE);

const liftOne = lift(USSR, LIFTED);

function leave(game: Table, country: number): void {
  setLocal(game, SOURCE, country + 1);
  liftOne(game, country);
}

/** The USSR may move up to 3 influence from one country to others, 2 to each at most. */
export default card(30, ({ Countries }) => {
  const own = Countries.and(influencedBy(USSR));
  const pick = { by: USSR, prompt: 'vanguard', upTo: true, effect: leave } as const;
  return {
    event: [
      step((game) => {
        setLocal(game, SOURCE, 0);
        setLocal(game, LIFTED, 0);
      }),
      pickCountries({ ...pick, count: 1, where: own }),
      when(has(SOURCE), [
        pickCountries({ ...pick, count: 2, where: source.and(own) }),
        place(USSR, {
          points: (game) => local(game, LIFTED),
          perCountry: 2,
          where: Countries.minus(source),
        }),
      ]),
    ],
  };
});
