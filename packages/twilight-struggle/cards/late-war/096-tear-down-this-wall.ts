import { COUP_FREE, US, addTo, conduct, lower, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { EastGermany, Europe } from '../../map.ts';

/** US: 3 in East Germany, then perhaps a free coup or realignments in Europe. Ends Willy Brandt. */
export default card(96, {
  event: [
    lower(Flag.WillyBrandt),
    addTo(US, EastGermany, 3),
    raise(Flag.TearDownThisWall),
    conduct(US, 3, { kinds: ['coup', 'realign'], kind: COUP_FREE, where: Europe, optional: true }),
  ],
});
