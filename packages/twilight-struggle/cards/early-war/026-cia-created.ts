import { step } from '@brink/kernel';
import { US, USSR, conduct, revealHand } from '@brink/struggle';
import { card } from '../../card.ts';

/** The USSR shows its hand; the US may conduct operations with 1 point. */
export default card(26, {
  event: [step((game) => revealHand(game, USSR)), conduct(US, 1, { optional: true })],
});
