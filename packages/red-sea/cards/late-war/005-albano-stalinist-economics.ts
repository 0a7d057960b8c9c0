import { USSR, raise } from '@brink/struggle';
import { card } from '../../card.ts';

/** This turn USSR operations that place influence in Africa are worth 1 less. */
export default card(5, ({ Flag }) => ({ event: [raise(Flag.AlbanoOnUs, USSR)] }));
