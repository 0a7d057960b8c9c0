import {
  RIVAL,
  SELF,
  addInfluence,
  battlegrounds,
  countriesWhere,
  influenceOf,
  pickCountries,
  rivalOf,
  sideOf,
} from '@brink/struggle';
import { card } from '../../card.ts';

/** Countries where the rival has more influence. */
const behind = countriesWhere((game, country) => {
  const self = sideOf(game, SELF);
  return influenceOf(game, self, country) < influenceOf(game, rivalOf(self), country);
});

/** In a country that is no battleground own influence draws level with the rival's. */
export default card(42, ({ Countries }) => ({
  event: [
    pickCountries({
      by: SELF,
      prompt: 'separatists',
      count: 1,
      where: behind.and(Countries).minus(battlegrounds),
      effect: (game, country) => {
        const [self, rival] = [sideOf(game, SELF), sideOf(game, RIVAL)];
        const missing = influenceOf(game, rival, country) - influenceOf(game, self, country);
        addInfluence(game, self, country, missing);
      },
    }),
  ],
}));
