import { call } from '@brink/kernel';
import { card } from '../../card.ts';
import { scoring } from '../../flow/scoring.ts';

/** The Middle East is scored. */
export default card(3, { event: [call(scoring('middle-east'))] });
