import { addRange } from '@brink/kernel';
import { SELF, gainMilitary, question, setDefcon, sideOf } from '@brink/struggle';
import { card } from '../../card.ts';

/** The player sets DEFCON as he likes and has 5 military operations. */
export default card(46, {
  event: [
    question({
      prompt: 'defconLevel',
      domain: 'number',
      actor: (game) => sideOf(game, SELF),
      legal: (_, legal) => addRange(legal, 1, 5),
      take: (game, level) => setDefcon(game, level),
    }),
    gainMilitary(SELF, 5),
  ],
});
