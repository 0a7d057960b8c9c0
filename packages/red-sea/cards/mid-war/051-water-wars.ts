import {
  COUNTRY_WORDS,
  RIVAL,
  SELF,
  Where,
  controls,
  influenceOf,
  pickCountries,
  sideOf,
  takeInfluence,
} from '@brink/struggle';
import { card } from '../../card.ts';

/** If the rival controls Egypt and Ethiopia, he leaves the one where he has more. */
export default card(51, ({ Egypt, Ethiopia }) => {
  const thirsty = new Where((game, out) => {
    const rival = sideOf(game, RIVAL);
    const inEgypt = influenceOf(game, rival, Egypt);
    const inEthiopia = influenceOf(game, rival, Ethiopia);
    out.fill(0, 0, COUNTRY_WORDS);
    if (inEgypt >= inEthiopia) out[Egypt >> 5] |= 1 << (Egypt & 31);
    if (inEthiopia >= inEgypt) out[Ethiopia >> 5] |= 1 << (Ethiopia & 31);
  });
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
