import { l, local, setLocal, step } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  US,
  USSR,
  Where,
  degradeDefcon,
  influencedBy,
  pickCountries,
  sideOf,
  takeInfluence,
} from '@brink/struggle';
import { card } from '../../card.ts';

/** The country emptied first, plus one. */
const FIRST = l.target;

/** DEFCON falls; the USSR empties up to 2 of its countries of the US, one a region. */
export default card(36, ({ Regions, Countries }) => {
  /** Where a second country may lie: in a region that need not be that of the first. */
  const otherRegion = new Where((game, out) => {
    const first = local(game, FIRST) - 1;
    if (first < 0) return Countries.into(game, out);
    out.fill(0, 0, COUNTRY_WORDS);
    for (const region of Regions) {
      if (!Regions.some((other) => other !== region && other.has(first))) continue;
      for (let i = 0; i < COUNTRY_WORDS; i++) out[i] |= region.words[i];
    }
    out[first >> 5] &= ~(1 << (first & 31));
  });
  return {
    event: [
      degradeDefcon(1),
      step((game) => setLocal(game, FIRST, 0)),
      pickCountries({
        by: USSR,
        prompt: 'mrNyet',
        count: 2,
        where: otherRegion.and(influencedBy(US)).and(influencedBy(USSR)),
        upTo: true,
        effect: (game, country) => {
          setLocal(game, FIRST, country + 1);
          takeInfluence(game, sideOf(game, US), country, 999);
        },
      }),
    ],
  };
});
