import { COUP_FREE, US, attemptCoup } from '@brink/struggle';
import { card } from '../../card.ts';

/** The US attempts a coup with 3 operations anywhere; DEFCON neither forbids it nor moves. */
export default card(2, ({ Countries }) => ({
  event: [
    attemptCoup(US, 3, {
      kind: COUP_FREE,
      where: Countries,
      countsAsMilitary: true,
      sparesDefcon: true,
    }),
  ],
}));
