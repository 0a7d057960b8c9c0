import { FP, l, setLocal, step, whilst } from '@brink/kernel';
import {
  RIVAL,
  SELF,
  always,
  ask,
  branch,
  conduct,
  degradeDefcon,
  emit,
  gainVp,
  rivalOf,
  rollTogether,
  sideOf,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';

const SPONSOR_BONUS = 2;

/** The higher die wins, 2 more for the sponsor; a tie is rolled again. */
function award(game: Table, rivalDie: number): void {
  const self = sideOf(game, SELF);
  const own = game.mem[game.mem[FP] + l.value];
  emit(game, 'roll', self, own, SPONSOR_BONUS, 0);
  emit(game, 'roll', rivalOf(self), rivalDie, 0, 0);
  const lead = own + SPONSOR_BONUS - rivalDie;
  setLocal(game, l.extra, lead === 0 ? 1 : 0);
  if (lead !== 0) gainVp(game, lead > 0 ? self : rivalOf(self), 2);
}

/** The rival takes part (the higher die, 2 more for the sponsor, gains 2 VP) or boycotts. */
export default card(20, {
  event: [
    ask(RIVAL, l.answer, { participate: always, boycott: always }, 'olympicGames'),
    branch(l.answer, {
      participate: [
        step((game) => setLocal(game, l.extra, 1)),
        whilst(
          ({ mem }) => mem[mem[FP] + l.extra] === 1,
          rollTogether(
            {
              prompt: 'olympicDie',
              who: (game) => sideOf(game, SELF),
              take: (game, die) => setLocal(game, l.value, die),
            },
            { prompt: 'olympicDieRival', who: (game) => sideOf(game, RIVAL), take: award },
          ),
        ),
      ],
      boycott: [degradeDefcon(1), conduct(SELF, 4, { optional: true })],
    }),
  ],
});
