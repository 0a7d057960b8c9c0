import { members } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  US,
  Where,
  addInfluence,
  emit,
  gain,
  pickCountries,
  sideOf,
} from '@brink/struggle';
import { card } from '../../card.ts';

/** If there is Famine: the US gains 1 VP and 2 influence in such a country, where it ends. */
export default card(46, ({ FAMINE }) => {
  const hungry = new Where(({ sets }, out) => {
    for (let i = 0; i < COUNTRY_WORDS; i++) out[i] = sets[FAMINE + i];
  });
  return {
    needs: ({ sets }) => members(sets.subarray(FAMINE, FAMINE + COUNTRY_WORDS)).length > 0,
    event: [
      gain(US, 1),
      pickCountries({
        by: US,
        prompt: 'weAreTheWorld',
        count: 1,
        where: hungry,
        effect: (game, country) => {
          addInfluence(game, sideOf(game, US), country, 2);
          game.sets[FAMINE + (country >> 5)] &= ~(1 << (country & 31));
          emit(game, 'famine', country, 0);
        },
      }),
    ],
  };
});
