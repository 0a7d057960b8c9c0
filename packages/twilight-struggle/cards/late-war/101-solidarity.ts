import { US, addTo, raised } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { Poland } from '../../map.ts';

/** Once John Paul II is pope: 3 US influence in Poland. */
export default card(101, { needs: raised(Flag.JohnPaul), event: [addTo(US, Poland, 3)] });
