import { addRange } from '@brink/kernel';
import { DEFCON, SELF, question, setDefcon, sideOf } from '@brink/struggle';
import { card } from '../../card.ts';

/** At DEFCON 2 the player sets it to 4 or 5. */
export default card(120, {
  condition: ({ mem }) => mem[DEFCON] === 2,
  event: [
    question({
      prompt: 'defconLevel',
      domain: 'number',
      actor: (game) => sideOf(game, SELF),
      legal: (_, legal) => addRange(legal, 4, 5),
      take: (game, level) => setDefcon(game, level),
    }),
  ],
});
