import {
  RIVAL,
  SELF,
  anyOf,
  controls,
  influenceOf,
  onlyIf,
  pickCountries,
  regionOf,
  sideOf,
  takeInfluence,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';

const influenceOfRival = (game: Table, country: number): number =>
  influenceOf(game, sideOf(game, RIVAL), country);

/** If the opponent controls Egypt and Ethiopia, they leave the one where they have more. */
export default card(51, ({ Egypt, Ethiopia }) => {
  const thirsty = anyOf([
    onlyIf(
      (game) => influenceOfRival(game, Egypt) >= influenceOfRival(game, Ethiopia),
      regionOf([Egypt]),
    ),
    onlyIf(
      (game) => influenceOfRival(game, Ethiopia) >= influenceOfRival(game, Egypt),
      regionOf([Ethiopia]),
    ),
  ]);
  return {
    condition: (game) => {
      const rival = sideOf(game, RIVAL);
      return controls(game, rival, Egypt) && controls(game, rival, Ethiopia);
    },
    event: [
      pickCountries({
        by: SELF,
        prompt: 'waterWars',
        count: 1,
        where: thirsty,
        effect: (game, country) => void takeInfluence(game, sideOf(game, RIVAL), country, 999),
      }),
    ],
  };
});
