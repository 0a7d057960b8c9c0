import { USSR, VP, closing, place, raise, whileRaised } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { Europe } from '../../map.ts';

/** USSR: 4 in Europe, 6 if it leads, 2 each at most. It makes no more coups there. Helps Glasnost. */
export default card(87, {
  event: [
    place(USSR, { points: ({ mem }) => (mem[VP] < 0 ? 6 : 4), perCountry: 2, where: Europe }),
    raise(Flag.TheReformer),
  ],
  lasting: [whileRaised(Flag.TheReformer, USSR, { limitCoups: closing(Europe) })],
});
