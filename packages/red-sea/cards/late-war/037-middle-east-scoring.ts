import { card } from '../../card.ts';
import { scoring } from '../../flow/scoring.ts';

/** Scores the Middle East: 3, 5 or 7. */
export default card(37, { event: scoring('middle-east') });
