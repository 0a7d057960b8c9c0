import { call } from '@brink/kernel';
import { card } from '../../card.ts';
import { scoring } from '../../flow/scoring.ts';

/** Central America is scored. */
export default card(37, { event: [call(scoring('central-america'))] });
