import { US, USSR, addInfluence, influenceOf, pickCountries, sideOf } from '@brink/struggle';
import { card } from '../../card.ts';
import { Bulgaria, Czechoslovakia, Hungary, Romania, Yugoslavia, countries } from '../../map.ts';

/** The US draws level with the USSR in one of five Eastern European countries. */
export default card(22, {
  event: [
    pickCountries({
      by: US,
      prompt: 'independentReds',
      count: 1,
      where: countries(Yugoslavia, Romania, Bulgaria, Hungary, Czechoslovakia),
      effect: (game, country) => {
        const [us, ussr] = [sideOf(game, US), sideOf(game, USSR)];
        const missing = influenceOf(game, ussr, country) - influenceOf(game, us, country);
        addInfluence(game, us, country, missing);
      },
    }),
  ],
});
