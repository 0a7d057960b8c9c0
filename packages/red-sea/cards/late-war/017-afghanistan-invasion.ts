import { USSR, lower, raise, whileRaisedOn } from '@brink/struggle';
import { card } from '../../card.ts';

/** Ends and forbids Presidential Directive 30; this turn USSR operations are worth 1 less. */
export default card(17, ({ Flag }) => ({
  event: [
    raise(Flag.AfghanistanInvasion),
    lower(Flag.DirectiveRound),
    raise(Flag.AfghanistanOnUs, USSR),
  ],
  lasting: [whileRaisedOn(Flag.AfghanistanOnUs, { opsModifier: () => -1 })],
}));
