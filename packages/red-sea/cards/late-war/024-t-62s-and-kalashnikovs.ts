import { USSR, raise, whileRaised } from '@brink/struggle';
import { card } from '../../card.ts';

const LIMIT = 3;

/** This turn USSR operations are worth 1 more, 3 at most, whatever else changes them (§7.3). */
export default card(24, ({ Flag }) => ({
  event: [raise(Flag.T62s)],
  lasting: [
    whileRaised(Flag.T62s, USSR, { liftOps: (_game, _side, ops) => (ops < LIMIT ? ops + 1 : ops) }),
  ],
}));
