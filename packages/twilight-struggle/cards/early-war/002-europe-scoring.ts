import { call } from '@brink/kernel';
import { card } from '../../card.ts';
import { scoring } from '../../flow/scoring.ts';

/** Europe is scored; whoever controls it wins the game. */
export default card(2, { event: [call(scoring('europe'))] });
