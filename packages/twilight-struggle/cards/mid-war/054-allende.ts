import { USSR, addTo } from '@brink/struggle';
import { card } from '../../card.ts';
import { Chile } from '../../map.ts';

/** The USSR adds 2 influence to Chile. */
export default card(54, { event: [addTo(USSR, Chile, 2)] });
