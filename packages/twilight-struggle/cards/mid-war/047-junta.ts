import { step } from '@brink/kernel';
import {
  COUP_FREE,
  SELF,
  anyOf,
  conduct,
  countOf,
  marked,
  onlyIf,
  place,
  unmarkAll,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { CentralAmerica, SouthAmerica } from '../../map.ts';
import { isRuled } from '../../rulings.ts';

const where = CentralAmerica.or(SouthAmerica);
const markedCount = countOf(marked);

/** By ruling the rolls after the first stay in its region. */
const inRegionOfFirst = [CentralAmerica, SouthAmerica].map((region) => {
  const touched = countOf(region.and(marked));
  return onlyIf((game) => touched(game) > 0, region);
});
const isFree = (game: Table): boolean =>
  !isRuled(game, 'juntaInOneRegion') || markedCount(game) === 0;
const target = onlyIf(isFree, where).or(anyOf(inRegionOfFirst));

/** 2 influence in a country of Central or South America, then perhaps a free coup or rolls there. */
export default card(47, {
  event: [
    place(SELF, { points: 1, each: 2, where }),
    // Only the targets of rolls are marked from here on.
    step(unmarkAll),
    conduct(SELF, 2, {
      kinds: ['coup', 'realign'],
      kind: COUP_FREE,
      where: target,
      optional: true,
    }),
  ],
});
