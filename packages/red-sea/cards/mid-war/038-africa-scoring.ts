import { card } from '../../card.ts';
import { scoring } from '../../flow/scoring.ts';

/** Scores Africa: 1, 3 or 4; both flashpoints with more of Africa than the opponent win. */
export default card(38, { event: scoring('africa') });
