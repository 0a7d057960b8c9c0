import { call } from '@brink/kernel';
import { card } from '../../card.ts';
import { scoring } from '../../flow/scoring.ts';

/** South America is scored. */
export default card(81, { event: [call(scoring('south-america'))] });
