import { l, step } from '@brink/kernel';
import { DEFCON, RIVAL, SELF, always, ask, branch, endByScore, gain } from '@brink/struggle';
import { card } from '../../card.ts';

/** At DEFCON 2 the player may give the rival 6 VP and end the game as the score then stands. */
export default card(100, () => ({
  condition: ({ mem }) => mem[DEFCON] === 2,
  event: [
    ask(SELF, l.answer, { yes: always, no: always }, 'wargames'),
    branch(l.answer, {
      yes: [gain(RIVAL, 6), step((game) => endByScore(game, 'wargames'))],
    }),
  ],
}));
