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
export default card(36, ({ Africa, MiddleEast, Countries }) => {
  /** Where a second country may lie: not in the region of the first, unless that lies in both. */
  const otherRegion = new Where((game, out) => {
    const first = local(game, FIRST) - 1;
    for (let i = 0; i < COUNTRY_WORDS; i++) {
      const [africa, middleEast] = [Africa.words[i], MiddleEast.words[i]];
      if (first < 0) out[i] = Countries.words[i];
      else if (Africa.has(first) && MiddleEast.has(first)) out[i] = africa | middleEast;
      else if (Africa.has(first)) out[i] = Countries.words[i] & ~(africa & ~middleEast);
      else if (MiddleEast.has(first)) out[i] = Countries.words[i] & ~(middleEast & ~africa);
    }
    if (first >= 0) out[first >> 5] &= ~(1 << (first & 31));
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
