import { step } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  COUP_FREE,
  MARKED,
  SELF,
  Where,
  conduct,
  place,
  type Region,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { CentralAmerica, SouthAmerica } from '../../map.ts';
import { isRuled } from '../../rulings.ts';

const where = CentralAmerica.or(SouthAmerica);

const isTouched = ({ sets }: Table, { words }: Region): boolean =>
  words.some((word, i) => i < COUNTRY_WORDS && (word & sets[MARKED + i]) !== 0);

/** By ruling the rolls after the first stay in its region. */
const target = new Where((game, out) => {
  const first = isRuled(game, 'juntaInOneRegion')
    ? [CentralAmerica, SouthAmerica].find((region) => isTouched(game, region))
    : undefined;
  (first ?? where).into(game, out);
});

/** 2 influence in a country of Central or South America, then perhaps a free coup or rolls there. */
export default card(47, {
  event: [
    place(SELF, { points: 1, each: 2, where }),
    // Only the targets of rolls are marked from here on.
    step(({ sets }) => void sets.fill(0, MARKED, MARKED + COUNTRY_WORDS)),
    conduct(SELF, 2, {
      kinds: ['coup', 'realign'],
      kind: COUP_FREE,
      where: target,
      optional: true,
    }),
  ],
});
