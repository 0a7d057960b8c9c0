import { step, when } from '@brink/kernel';
import {
  ROUND_OF,
  US,
  USSR,
  conduct,
  countFrom,
  handOf,
  lowerFlag,
  raise,
  revealHand,
  sideOf,
  whileRaised,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';

const holdsScoring = (game: Table): boolean =>
  countFrom(game, handOf(sideOf(game, US)), game.rules.cardSets.scoring) > 0;

/** The US shows its scoring cards and plays one in its next round; the USSR may use 2 operations. */
export default card(33, ({ Flag }) => ({
  event: [
    step((game) => revealHand(game, sideOf(game, US), game.rules.cardSets.scoring)),
    when(holdsScoring, [raise(Flag.Stagflation)]),
    conduct(USSR, 2, { optional: true }),
  ],
  lasting: [
    whileRaised(Flag.Stagflation, US, {
      mustScore: () => true,
      onPlay: (game) => {
        if (game.mem[ROUND_OF] === US + 1) lowerFlag(game, Flag.Stagflation);
      },
    }),
  ],
}));
