import {
  US,
  addInfluence,
  countOf,
  emit,
  gain,
  pickCountries,
  setMarker,
  sideOf,
  withMarker,
} from '@brink/struggle';
import { card } from '../../card.ts';

/** If there is Famine: the US gains 1 VP and 2 influence in such a country, where it ends. */
export default card(46, ({ FAMINE }) => {
  const hungry = withMarker(FAMINE);
  const hungryCount = countOf(hungry);
  return {
    needs: (game) => hungryCount(game) > 0,
    event: [
      gain(US, 1),
      pickCountries({
        by: US,
        prompt: 'weAreTheWorld',
        count: 1,
        where: hungry,
        effect: (game, country) => {
          addInfluence(game, sideOf(game, US), country, 2);
          setMarker(game, FAMINE, country, false);
          emit(game, 'famine', country, 0);
        },
      }),
    ],
  };
});
