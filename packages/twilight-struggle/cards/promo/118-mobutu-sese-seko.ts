import { step } from '@brink/kernel';
import { US, addTo, setStability } from '@brink/struggle';
import { card } from '../../card.ts';
import { Zaire } from '../../map.ts';

/** Zaire has a stability of 3 from now on, and 2 more US influence. */
export default card(118, {
  event: [step((game) => setStability(game, Zaire, 3)), addTo(US, Zaire, 2)],
});
