import { call } from '@brink/kernel';
import { card } from '../../card.ts';
import { scoring } from '../../flow/scoring.ts';

/** Europe is scored with an Allied Berlin: control counts like domination and does not win. */
export default card(125, { event: [call(scoring('europe'))] });
