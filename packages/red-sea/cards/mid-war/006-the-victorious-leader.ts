import { members, type Mask } from '@brink/kernel';
import { COUNTRY_WORDS, US, USSR, Where, place, sideOf } from '@brink/struggle';
import { card } from '../../card.ts';
import { addNeighbours } from '../../effects.ts';

/** 4 US influence, 2 a country, next to what the USSR controlled when the round began. */
export default card(6, ({ Countries, HELD }) => {
  const besideUssr = new Where((game, out) => {
    const from = HELD + sideOf(game, USSR) * COUNTRY_WORDS;
    const held: Mask = game.sets.subarray(from, from + COUNTRY_WORDS);
    out.fill(0, 0, COUNTRY_WORDS);
    for (const country of members(held)) addNeighbours(game, country, out);
  });
  return { event: [place(US, { points: 4, perCountry: 2, where: besideUssr.and(Countries) })] };
});
