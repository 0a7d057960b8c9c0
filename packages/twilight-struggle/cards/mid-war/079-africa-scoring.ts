import { call } from '@brink/kernel';
import { card } from '../../card.ts';
import { scoring } from '../../flow/scoring.ts';

/** Africa is scored. */
export default card(79, { event: [call(scoring('africa'))] });
