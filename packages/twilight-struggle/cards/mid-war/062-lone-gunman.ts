import { step } from '@brink/kernel';
import { US, USSR, conduct, revealHand, sideOf } from '@brink/struggle';
import { card } from '../../card.ts';

/** The US shows its hand; the USSR may conduct operations with 1 point. */
export default card(62, () => ({
  event: [step((game) => revealHand(game, sideOf(game, US))), conduct(USSR, 1, { optional: true })],
}));
