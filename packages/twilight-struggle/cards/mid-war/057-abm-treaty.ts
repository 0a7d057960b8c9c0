import { SELF, conduct, improveDefcon } from '@brink/struggle';
import { card } from '../../card.ts';

/** DEFCON rises by 1; then the player may conduct operations with 4 points. */
export default card(57, { event: [improveDefcon(1), conduct(SELF, 4, { optional: true })] });
