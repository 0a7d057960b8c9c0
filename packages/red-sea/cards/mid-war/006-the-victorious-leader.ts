import { members, type Mask } from '@brink/kernel';
import {
  CONTROL,
  COUNTRY_WORDS,
  US,
  USSR,
  Where,
  place,
  sideOf,
  throughout,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { addNeighbours } from '../../map.ts';

/**
 * 4 US influence, 2 a country, next to what the USSR controlled when the round began; on a map
 * with superpowers the USSR itself is a country under control (§2.1.5 of Twilight Struggle).
 */
export default card(6, ({ Countries, HELD }) => {
  const besideUssr = new Where((game, out) => {
    const home = sideOf(game, USSR) * COUNTRY_WORDS;
    const held: Mask = game.sets.subarray(HELD + home, HELD + home + COUNTRY_WORDS);
    for (let i = 0; i < COUNTRY_WORDS; i++) out[i] = game.rules.nextToSuperpower[home + i];
    for (const country of members(held)) addNeighbours(game, country, out);
  });
  return {
    event: [place(US, { points: 4, perCountry: 2, where: besideUssr.and(Countries) })],
    lasting: [
      throughout({
        onRound: ({ sets }) => {
          for (let i = 0; i < 2 * COUNTRY_WORDS; i++) sets[HELD + i] = sets[CONTROL + i];
        },
      }),
    ],
  };
});
