import { call } from '@brink/kernel';
import { card } from '../../card.ts';
import { scoring } from '../../flow/scoring.ts';

/** Asia is scored. */
export default card(1, { event: [call(scoring('asia'))] });
