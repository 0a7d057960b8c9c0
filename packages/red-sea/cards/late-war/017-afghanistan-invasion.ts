import { USSR, lower, raise } from '@brink/struggle';
import { card } from '../../card.ts';

/** Ends and forbids Presidential Directive 30; this turn USSR operations are worth 1 less. */
export default card(17, ({ Flag }) => ({
  event: [
    raise(Flag.AfghanistanInvasion),
    lower(Flag.DirectiveRound),
    raise(Flag.AfghanistanOnUs, USSR),
  ],
}));
