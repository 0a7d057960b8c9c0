import { l, local, setLocal, step } from '@brink/kernel';
import {
  US,
  USSR,
  anyOf,
  degradeDefcon,
  influencedBy,
  onlyIf,
  pickCountries,
  sideOf,
  takeInfluence,
  theOneIn,
} from '@brink/struggle';
import { card } from '../../card.ts';

/** The country emptied first, plus one. */
const FIRST = l.target;

/** DEFCON falls; the USSR empties up to 2 of its countries of the US, one a region. */
export default card(36, ({ Regions, Countries }) => {
  /** Where a second country may lie: in a region that need not be that of the first. */
  const otherRegions = Regions.map((region) =>
    onlyIf(
      (game) => Regions.some((other) => other !== region && other.has(local(game, FIRST) - 1)),
      region,
    ),
  );
  const next = onlyIf((game) => local(game, FIRST) === 0, Countries).or(
    anyOf(otherRegions).minus(theOneIn(FIRST)),
  );
  return {
    event: [
      degradeDefcon(1),
      step((game) => setLocal(game, FIRST, 0)),
      pickCountries({
        by: USSR,
        prompt: 'mrNyet',
        count: 2,
        where: next.and(influencedBy(US)).and(influencedBy(USSR)),
        upTo: true,
        effect: (game, country) => {
          setLocal(game, FIRST, country + 1);
          takeInfluence(game, sideOf(game, US), country, 999);
        },
      }),
    ],
  };
});
