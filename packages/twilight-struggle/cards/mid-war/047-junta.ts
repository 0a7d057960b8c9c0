import { COUP_FREE, SELF, conduct, place } from '@brink/struggle';
import { card } from '../../card.ts';
import { CentralAmerica, SouthAmerica } from '../../map.ts';

const where = CentralAmerica.or(SouthAmerica);

/** 2 influence in a country of Central or South America, then perhaps a free coup or rolls there. */
export default card(47, {
  event: [
    place(SELF, { points: 1, each: 2, where }),
    conduct(SELF, 2, { kinds: ['coup', 'realign'], kind: COUP_FREE, where, optional: true }),
  ],
});
